import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { stationOf } from '#features/modules/web/stations.ts'
import { SectionLink } from '#features/quizzes/web/explanation.tsx'
import { OptionList } from '#features/quizzes/web/option-list.tsx'
import { ReportPlace } from '#features/quizzes/web/report/report-place.tsx'
import { useQuizKeys } from '#features/quizzes/web/use-quiz-keys.ts'
import type { ReviewQuestion } from '#features/review/contract.ts'
import { CheckIcon, CloseIcon } from '#platform/web/drawings/icons.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './review.en.ts'
import '#features/quizzes/web/quiz-options.css'

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
  const { id, version, moduleNumber, options, right, language } = question
  const { chosen, isAnswered, choose, markAnswered } = useOneAnswer(id)
  const words = useRef<HTMLLegendElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  useQuestionInView(id, words)
  useVerdictInView(isAnswered, foot)
  const name = useId()

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (isAnswered) onGoOn()
    else if (chosen < 0) showToast(text.noOption, 'alert-info')
    else {
      markAnswered()
      onAnswer(chosen)
    }
  }

  useQuizKeys({
    onNumber(number) {
      if (isAnswered || number > options.length) return
      choose(number - 1)
      list.current?.querySelectorAll('input')[number - 1]?.focus({ preventScroll: true })
    },
    onEnter: () => submit(),
  })

  const isLast = position === count
  return (
    <form onSubmit={submit} noValidate className="review-part" data-season={stationOf(moduleNumber)?.season}>
      <p className="review-place">
        <span className="text-season">{text.module(moduleNumber)}</span>
        <span>{text.questionOf(position, count)}</span>
      </p>
      <fieldset>
        <legend ref={words} tabIndex={-1} lang={language} className="review-words">
          {question.question}
        </legend>
        <OptionList
          name={name}
          options={options}
          language={language}
          chosen={chosen}
          tried={isAnswered && chosen !== right ? [chosen] : []}
          right={isAnswered ? right : -1}
          listRef={list}
          onSelect={choose}
        />
      </fieldset>
      <div ref={foot} className="review-foot">
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
          className="review-button"
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {isAnswered ? (isLast ? text.finish : text.next) : text.check}
        </Button>
      </div>
    </form>
  )
}

interface VerdictProps {
  readonly question: ReviewQuestion
  readonly isRight: boolean
}

function Verdict({ question, isRight }: VerdictProps) {
  const Sign = isRight ? CheckIcon : CloseIcon
  return (
    <div className="review-verdict" data-verdict={isRight ? 'right' : 'wrong'}>
      <p className="review-heading">
        <Sign className="size-6 shrink-0" strokeWidth={3} />
        {isRight ? text.isRight : text.notQuite}
      </p>
      <p lang={question.language}>{question.explanation}</p>
      {!isRight && <p>{text.again}</p>}
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

/** The next question has the focus and begins at the top; the first one is left to the page. */
function useQuestionInView(questionId: string, words: RefObject<HTMLElement | null>): void {
  const seen = useRef(questionId)
  useEffect(() => {
    if (seen.current === questionId) return
    seen.current = questionId
    words.current?.focus({ preventScroll: true })
    words.current?.closest('form')?.scrollIntoView({ block: 'start' })
  }, [questionId, words])
}

function useVerdictInView(isAnswered: boolean, foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isAnswered) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    foot.current?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  }, [isAnswered, foot])
}
