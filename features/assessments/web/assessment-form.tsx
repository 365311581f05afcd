import { type FormEvent, useState } from 'react'
import type { Assessment, AssessmentKind } from '#features/assessments/contract.ts'
import { QuestionFields } from '#features/quizzes/web/question-fields.tsx'
import { QuestionMeter } from '#features/quizzes/web/question-meter.tsx'
import { buttonLook, footLook } from '#features/quizzes/web/quiz-sheet.tsx'
import { dateText } from '#platform/web/lib/date-text.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { VerdictSheet } from '#platform/web/ui/verdict-sheet.tsx'
import * as text from './assessment.en.ts'
import { useAnswer } from './read-assessment.ts'

interface AssessmentFormProps {
  readonly kind: AssessmentKind
  readonly running: NonNullable<Assessment['running']>
  /** Of questions. */
  readonly count: number
}

const moment = dateText({ dateStyle: 'long', timeStyle: 'short' })

/** One question after the other, each answered once; nothing says whether it was right. */
export function AssessmentForm({ kind, running, count }: AssessmentFormProps) {
  const { id, question, language, languages, endsAt } = running
  const { position } = question
  const [choice, setChoice] = useState({ position, place: -1 })
  const chosen = choice.position === position ? choice.place : -1
  const { send, isPending, isUnsent } = useAnswer(kind)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (chosen < 0) showToast(text.noOption, 'alert-info')
    else {
      const option = question.options[chosen] ?? null
      send({ assessmentId: id, position, questionId: question.id, option })
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <QuestionMeter position={position} done={position - 1} count={count} missed={null} />
      <QuestionFields
        questionId={`${id}/${position}`}
        asked={{ question: question.question, options: [...question.options, text.unknown] }}
        language={language}
        languageOf={(place) => (place < question.options.length ? undefined : pageLanguage)}
        chosen={chosen}
        tried={[]}
        right={-1}
        className="pt-[0.9rem] pb-3 short:pt-2 short:pb-2 short:text-[1.375rem] sm:pt-5"
        // It may have arrived: another one would be refused.
        onSelect={(place) => isUnsent || setChoice({ position, place })}
        onEnter={submit}
      />
      <VerdictSheet
        look={isUnsent ? 'plain' : undefined}
        words={isUnsent ? <p>{text.unsent}</p> : `${text.questionOf(position, count)}.`}
        told={Number(isUnsent)}
      >
        {!isUnsent && (
          <p className="text-soft max-sm:text-sm/[1.25]">
            {text.once}
            <span className="max-sm:hidden"> {text.until(moment(endsAt))}</span>
          </p>
        )}
        <div className={footLook}>
          <LanguageSwitch languages={languages} language={language} />
          {/* The second click of a double one is no wish to go on. */}
          <Button
            type="submit"
            className={buttonLook}
            busy={isPending}
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {position === count ? text.finish : text.next}
          </Button>
        </div>
      </VerdictSheet>
    </form>
  )
}
