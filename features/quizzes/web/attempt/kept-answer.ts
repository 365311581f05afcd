import { useSyncExternalStore } from 'react'
import type { answerQuestion } from '#features/quizzes/contract.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { readLocal, readLocalJson, subscribeLocal } from '#platform/web/lib/local-storage.ts'

/** An answer given without a connection: it waits on this device until the server has it (kept-answers.ts). */
export interface KeptAnswer {
  readonly moduleNumber: number
  readonly attemptId: string
  /** Of the question, from 1 on. */
  readonly position: number
  /** Of the option, counted from 0, the same in every language. */
  readonly place: number
  readonly option: string
  /** One before it was wrong: it stays filled in until its learner sends it. */
  readonly isHeldBack?: true
  /** It has waited on this device: told to the server, which counts such answers. */
  readonly isLate?: true
}

export type AnswerOutput = Output<typeof answerQuestion>

/** Sent twice it counts once. Without a connection it is not even tried. @throws ApiError */
export async function sendAnswer({ attemptId, position, option, isLate }: KeptAnswer): Promise<AnswerOutput> {
  if (!navigator.onLine) throw new ApiError('network', 0, 'There is no connection.')
  return callApi<typeof answerQuestion>('POST', '/api/attempts/:attemptId/answers', {
    params: { attemptId },
    body: { position, option, isLate },
  })
}

/** The answer to the question on screen that waits on this device. */
export function useKeptAnswer(attemptId: string, position: number): KeptAnswer | undefined {
  useSyncExternalStore(subscribeLocal, () => readLocal('keptAnswers'))
  const stored = readLocalJson('keptAnswers') as KeptAnswer[] | null
  return stored?.find?.((answer) => answer?.attemptId === attemptId && answer.position === position)
}
