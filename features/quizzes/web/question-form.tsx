import { type FormEvent, useId, useRef, useState } from 'react'
import type { AnsweredQuestion, Attempt, OpenQuestion } from '#features/quizzes/contract.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { useAnswerQuestion } from './answer-question.ts'
import { Explanation } from './explanation.tsx'
import { OptionList } from './option-list.tsx'
import * as text from './quiz.en.ts'
import { QuizSheet, type Verdict } from './quiz-sheet.tsx'
import { useQuestionChange, useSheetRoom, useUncovered } from './sheet-room.ts'
import { useChoice } from './use-choice.ts'
import { useKeptAnswer } from './use-kept-answer.ts'
import { useQuizKeys } from './use-quiz-keys.ts'

/** A question that was answered rightly and stays on screen until the learner goes on. */
export interface HeldQuestion {
  readonly attempt: Attempt
  readonly question: OpenQuestion
  /** Of the right option, counted from 0. */
  readonly place: number
  readonly answered: AnsweredQuestion
}

interface QuestionFormProps {
  readonly attempt: Attempt
  readonly question: OpenQuestion
  readonly held: HeldQuestion | null
  /** Whether the learner comes from the question before, and knows what became of it. */
  readonly isNext: boolean
  readonly onRight: (held: HeldQuestion) => void
  readonly onGoOn: () => void
}

/** One question and its options. A wrong answer keeps the question and the choice (S4.18). */
export function QuestionForm({ attempt, question, held, isNext, onRight, onGoOn }: QuestionFormProps) {
  const { position, options, hint, section } = question
  const { moduleNumber, questionCount, answered, language } = attempt
  const questionId = `${attempt.id}/${position}`
  const { place: selected, tried, choose, markTried } = useChoice(questionId, question.tried)
  const [told, setTold] = useState(0)
  const { send, isPending } = useAnswerQuestion(moduleNumber, {
    onVerdict({ result, attempt: next }, { place }) {
      setTold((count) => count + 1)
      if (result === 'wrong') markTried(place)
      else if (next.answered?.position === position) {
        // Browsers refuse it, aloud, on a page that was not touched yet.
        if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(12)
        onRight({ attempt, question, place, answered: next.answered })
      }
    },
    onKept: () => setTold((count) => count + 1),
  })
  const kept = useKeptAnswer(attempt.id, position, send)
  const chosen = held?.place ?? (selected < 0 ? (kept?.place ?? -1) : selected)
  const words = useQuestionChange(questionId)
  const list = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useSheetRoom(sheet, questionId)
  useUncovered(list, sheet, told, hint)
  const name = useId()

  function select(place: number) {
    if (!held && place < options.length) choose(place)
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const option = options[chosen]
    if (held) onGoOn()
    else if (option === undefined) showToast(text.noOption, 'alert-info')
    else send({ moduleNumber, attemptId: attempt.id, position, place: chosen, option })
  }

  useQuizKeys({
    onNumber(number) {
      select(number - 1)
      list.current?.querySelectorAll('input')[number - 1]?.focus({ preventScroll: true })
    },
    onEnter: () => submit(),
  })

  function verdict(): Verdict | undefined {
    if (held) return { kind: 'right', heading: text.isRight, words: held.answered.explanation, section }
    if (kept) return { kind: 'kept', heading: text.kept }
    if (hint !== null)
      return {
        kind: 'wrong',
        heading: tried.length > 1 ? text.notYet : text.notQuite,
        words: hint,
        section,
      }
    return undefined
  }

  const isLast = position === questionCount
  return (
    <form onSubmit={submit} noValidate className="quiz-form">
      <fieldset>
        <legend ref={words} tabIndex={-1} lang={language} className="question-words">
          {question.question}
        </legend>
        <OptionList
          name={name}
          options={options}
          language={language}
          chosen={chosen}
          tried={tried}
          right={held?.place ?? -1}
          listRef={list}
          onSelect={select}
        />
      </fieldset>
      <QuizSheet
        sheetRef={sheet}
        moduleNumber={moduleNumber}
        language={language}
        verdict={verdict()}
        verdictKey={`${questionId}/${told}`}
        place={`${text.questionOf(position, questionCount)}.`}
        note={
          answered && !isNext && selected < 0 ? (
            <details className="sheet-last">
              <summary>{text.seeAgain(answered.position)}</summary>
              <Explanation moduleNumber={moduleNumber} answered={answered} language={language} />
            </details>
          ) : (
            <p className="sheet-tip">{text.asOften}</p>
          )
        }
      >
        <p className="keyboard-hint">{held ? text.enterGoesOn : text.enterSends}</p>
        {/* The second click of a double one is no wish to go on. */}
        <Button
          type="submit"
          className="sheet-button"
          busy={isPending}
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {isLast && held ? text.seeTicket : isLast ? text.markDone : text.next}
        </Button>
      </QuizSheet>
    </form>
  )
}
