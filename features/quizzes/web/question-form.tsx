import { type FormEvent, useEffect, useState } from 'react'
import type { AnsweredQuestion, Attempt, OpenQuestion } from '#features/quizzes/contract.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import { useAnswerQuestion } from './answer-question.ts'
import { useKeptAnswer } from './attempt/kept-answer.ts'
import type { KnownAttempt } from './attempt/paper.ts'
import { QuestionFields } from './question-fields.tsx'
import * as text from './quiz.en.ts'
import { buttonLook, QuizSheet } from './quiz-sheet.tsx'

/** In characters: three lines on a small phone. What is longer is set smaller there, as it stays beside its options. */
const longest = 100

/** A question that was answered rightly and stays on screen until the learner goes on. */
export interface HeldQuestion {
  readonly attempt: Attempt
  readonly question: OpenQuestion
  /** Of the right option, counted from 0. */
  readonly place: number
  readonly answered: AnsweredQuestion
}

interface QuestionFormProps {
  readonly attempt: KnownAttempt
  readonly question: OpenQuestion
  readonly held: HeldQuestion | null
  /** Whether the learner comes from the question before, and knows what became of it. */
  readonly isNext: boolean
  readonly onRight: (held: HeldQuestion) => void
  readonly onGoOn: () => void
}

/** One question and its options. A wrong answer keeps the question and the choice (S4.18). */
export function QuestionForm({ attempt, question, held, isNext, onRight, onGoOn }: QuestionFormProps) {
  const { position, options, hint } = question
  const { moduleNumber, questionCount, language, given } = attempt
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
  const filledIn = useKeptAnswer(attempt.id, position)
  const kept = !filledIn?.isHeldBack && filledIn
  const chosen = held?.place ?? (selected < 0 ? (filledIn?.place ?? given ?? -1) : selected)

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const option = options[chosen]
    if (held) onGoOn()
    else if (option === undefined) showToast(text.noOption, 'alert-info')
    else send({ moduleNumber, attemptId: attempt.id, position, place: chosen, option })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the attempt that it begins
  useEffect(() => {
    if (given !== undefined) submit()
  }, [given])

  const kind = held ? 'right' : kept ? 'kept' : hint === null ? undefined : 'wrong'
  const heading = held ? text.isRight : kept ? text.kept : text.another
  const isLast = position === questionCount
  return (
    <form onSubmit={submit} noValidate>
      <QuestionFields
        questionId={questionId}
        asked={question}
        language={language}
        chosen={chosen}
        tried={tried}
        right={held?.place ?? -1}
        className={`pt-[0.9rem] pb-3 short:pt-2 short:pb-2 ${question.question.length > longest ? 'short:text-[1.125rem]/[1.25]' : 'short:text-[1.375rem]'} sm:pt-5`}
        onSelect={choose}
        onEnter={submit}
      />
      <QuizSheet
        attempt={attempt}
        question={question}
        kind={kind}
        heading={heading}
        words={held ? held.answered.explanation : hint}
        told={told}
        isFirst={!isNext && selected < 0}
      >
        <p className="keyboard-hint text-sm text-soft">{held ? text.enterGoesOn : text.enterSends}</p>
        {/* The second click of a double one is no wish to go on. */}
        <Button
          type="submit"
          className={buttonLook}
          busy={isPending}
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {isLast && held ? text.seeTicket : isLast ? text.markDone : text.next}
        </Button>
      </QuizSheet>
    </form>
  )
}

const key = 'choice'

/** Places are counted from 0, the same in every language. */
interface Choice {
  readonly questionId: string
  /** -1 for none. */
  readonly place: number
  /** The places of the options that were wrong in this tab. */
  readonly tried: readonly number[]
}

/**
 * What was chosen for a question, which outlives a reload in this tab, and what was tried, here or, as the server knows,
 * anywhere.
 */
function useChoice(questionId: string, known: readonly number[]) {
  const [stored, setStored] = useState(readChoice)
  const choice = stored?.questionId === questionId ? stored : { questionId, place: -1, tried: [] }
  const change = (changed: Partial<Choice>) => {
    const next: Choice = { ...choice, ...changed }
    setStored(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage may be switched off.
    }
  }
  return {
    place: choice.place,
    tried: [...new Set([...known, ...choice.tried])],
    choose: (place: number) => change({ place }),
    markTried: (place: number) => change({ place, tried: [...choice.tried, place] }),
  }
}

function readChoice(): Choice | null {
  try {
    const { questionId, place, tried } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Choice>
    if (typeof place !== 'number' || !questionId) return null
    return { questionId, place, tried: Array.isArray(tried) ? tried : [] }
  } catch {
    return null
  }
}
