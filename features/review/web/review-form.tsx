import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { stationOf } from '#features/modules/web/stations.ts'
import { ReportPlace, SectionLink } from '#features/quizzes/web/explanation.tsx'
import { QuestionFields, VerdictSign } from '#features/quizzes/web/question-fields.tsx'
import type { ReviewQuestion } from '#features/review/contract.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
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
  const foot = useRef<HTMLDivElement>(null)
  useVerdictInView(isAnswered, foot)

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
    <form
      onSubmit={submit}
      noValidate
      className="review-part pb-5"
      data-season={stationOf(moduleNumber)?.season}
    >
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
      <div ref={foot} className="grid scroll-my-4 gap-2 px-5 sm:px-8">
        <div role="status">{isAnswered && <Verdict question={question} isRight={chosen === right} />}</div>
        {isAnswered ? (
          <>
            <SectionLink moduleNumber={moduleNumber} section={question.section} />
            <ReportPlace moduleNumber={moduleNumber} asked={{ id, version }} />
          </>
        ) : (
          <LanguageSwitch languages={question.languages} language={language} />
        )}
        {/* The second click of a double one is no wish to go on. */}
        <Button
          type="submit"
          className="w-full [--size:3.5rem]"
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {isAnswered ? (isLast ? text.finish : text.next) : text.check}
        </Button>
      </div>
    </form>
  )
}

function Verdict({ question, isRight }: { readonly question: ReviewQuestion; readonly isRight: boolean }) {
  return (
    <div
      className={`review-verdict px-4 py-3 ${isRight ? '[--tone:var(--right)] bg-right-tint' : '[--tone:var(--wrong)] bg-wrong-tint'}`}
    >
      <p className="flex items-center gap-2 font-display text-[1.375rem]/[1.15] text-(--tone)">
        <VerdictSign isRight={isRight} className="size-6 shrink-0" />
        {isRight ? text.isRight : text.notQuite}
      </p>
      <p lang={question.language} className="mt-[0.35rem]">
        {question.explanation}
      </p>
      {!isRight && <p className="mt-[0.35rem]">{text.again}</p>}
    </div>
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

function useVerdictInView(isAnswered: boolean, foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isAnswered) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    foot.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }, [isAnswered, foot])
}
