import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useClasses } from '#features/classes/web/list-classes.ts'
import type { AnsweredQuestion, Attempt } from '#features/quizzes/contract.ts'
import { paths } from '#platform/web/paths.ts'
import { setCurrentModule } from './current-module.ts'

/** What the quiz tells the page after it; an entry of the history that an older page made has less. */
export interface Finish {
  readonly answered: AnsweredQuestion | null | undefined
  readonly language: string
  /** In ms. */
  readonly finishedAt?: number
  readonly firstTries?: number
  readonly questionCount?: number
}

/**
 * Stores the module and its class link at once (S4.21), and leads to the success page (S4.22) unless the last verdict is
 * still `held` on screen. Leaves the history: "back" starts no new attempt.
 */
export function useGoToSuccess(attempt: Attempt | undefined, held: boolean): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const finished = attempt?.question === null ? attempt : undefined
  // The first question does not wait for them: they are wanted after the last answer.
  const { data: classes } = useClasses(held || !!finished)
  useEffect(() => {
    if (!attempt) return
    // After the question; where its code cannot be fetched, what the device keeps is one question older.
    import('./attempt/note-attempt.ts').then(
      ({ noteAttempt }) => noteAttempt(client, attempt),
      () => {},
    )
  }, [attempt, client])
  const link = classes?.find(({ moduleNumber }) => moduleNumber === finished?.moduleNumber)?.link ?? null
  useEffect(() => {
    if (!finished) return
    setCurrentModule({ moduleNumber: finished.moduleNumber, link })
  }, [finished, link])
  useEffect(() => {
    if (finished && !held) navigate(paths.success, { replace: true, state: finishOf(finished) })
  }, [finished, held, navigate])
}

/** Finished in another tab, the attempt that is known here stands at an earlier question, and counts nothing. */
function finishOf({ answered, language, firstTries, questionCount }: Attempt): Finish {
  const isWhole = answered?.position === questionCount
  return {
    answered,
    language,
    finishedAt: Date.now(),
    ...(isWhole && firstTries !== null && { firstTries, questionCount }),
  }
}
