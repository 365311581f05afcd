import { type FormEvent, useState } from 'react'
import { stationOf } from '#features/modules/web/stations.ts'
import { AboutQuestion } from '#features/quizzes/web/about-question.tsx'
import { QuestionFields } from '#features/quizzes/web/question-fields.tsx'
import { aboutLook, buttonLook, footLook, SheetWords } from '#features/quizzes/web/quiz-sheet.tsx'
import type { ReviewQuestion } from '#features/review/contract.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { VerdictSheet } from '#platform/web/ui/verdict-sheet.tsx'
import * as text from './review.en.ts'

interface ReviewFormProps {
  readonly question: ReviewQuestion
  /** From 1 on. */
  readonly position: number
  readonly count: number
  /** Called once, with the place of the option. */
  readonly onAnswer: (place: number) => void
  readonly onGoOn: () => void
}

/** One question, answered once: what was right, and why, is said at once, for the device knows it. */
export function ReviewForm({ question, position, count, onAnswer, onGoOn }: ReviewFormProps) {
  const { id, version, moduleNumber, right, language } = question
  const { chosen, isAnswered, choose, markAnswered } = useOneAnswer(id)
  const isRight = chosen === right

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isAnswered) onGoOn()
    else if (chosen < 0) showToast(text.noOption, 'alert-info')
    else {
      markAnswered()
      onAnswer(chosen)
    }
  }

  const isLast = position === count
  return (
    <form onSubmit={submit} noValidate className="review-part" data-season={stationOf(moduleNumber)?.season}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4 font-display text-xl/[1.2] sm:px-8">
        <span className="text-season">{text.module(moduleNumber)}</span>
        <span>{text.questionOf(position, count)}</span>
      </p>
      <QuestionFields
        questionId={id}
        asked={question}
        language={language}
        chosen={chosen}
        tried={isAnswered && chosen !== right ? [chosen] : []}
        right={isAnswered ? right : -1}
        className="pt-3 pb-[0.9rem]"
        onSelect={choose}
        onEnter={submit}
      />
      <VerdictSheet
        look={isAnswered ? (isRight ? 'right' : 'wrong') : undefined}
        heading={isRight ? text.isRight : text.notQuite}
        words={
          isAnswered && (
            <>
              <SheetWords
                answer={question.options[right]}
                language={language}
                words={<span lang={language}>{question.explanation}</span>}
              />
              {!isRight && <p>{text.again}</p>}
            </>
          )
        }
        told={Number(isAnswered)}
      >
        <div className={footLook}>
          {isAnswered ? (
            <AboutQuestion
              moduleNumber={moduleNumber}
              section={question.section}
              className={aboutLook}
              asked={{ id, version }}
            />
          ) : (
            <LanguageSwitch languages={question.languages} language={language} />
          )}
          {/* The second click of a double one is no wish to go on. */}
          <Button
            type="submit"
            className={buttonLook}
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {isAnswered ? (isLast ? text.finish : text.next) : text.check}
          </Button>
        </div>
      </VerdictSheet>
    </form>
  )
}

/** The choice for a question and whether it was given as the answer; another question begins anew. */
function useOneAnswer(questionId: string) {
  const [state, setState] = useState({ questionId, chosen: -1, isAnswered: false })
  const { chosen, isAnswered } = state.questionId === questionId ? state : { chosen: -1, isAnswered: false }
  return {
    chosen,
    isAnswered,
    choose: (place: number) => setState({ questionId, chosen: place, isAnswered: false }),
    markAnswered: () => setState({ questionId, chosen, isAnswered: true }),
  }
}
