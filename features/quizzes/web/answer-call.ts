import type { answerQuestion } from '#features/quizzes/contract.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { ApiError } from '#platform/web/lib/api-error.ts'
import type { KeptAnswer } from './kept-answer.ts'

export type AnswerOutput = Output<typeof answerQuestion>

/** Sent twice it counts once. Without a connection it is not even tried. @throws ApiError */
export async function sendAnswer({ attemptId, position, option }: KeptAnswer): Promise<AnswerOutput> {
  if (!navigator.onLine) throw new ApiError('network', 0, 'There is no connection.')
  return callApi<typeof answerQuestion>('POST', '/api/attempts/:attemptId/answers', {
    params: { attemptId },
    body: { position, option },
  })
}
