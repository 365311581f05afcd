import { queryOptions, useQuery } from '@tanstack/react-query'
import type { startAttempt } from '#features/quizzes/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import type { KnownAttempt } from './paper.ts'

const start = (moduleNumber: number): Promise<KnownAttempt> =>
  callApi<typeof startAttempt>('POST', '/api/modules/:moduleNumber/attempts', {
    params: { moduleNumber },
    body: {},
  }).then(
    ({ attempt }) => attempt,
    (failure) => import('./paper.ts').then(({ attemptFromPaper }) => attemptFromPaper(moduleNumber, failure)),
  )

/** A query although it is a POST: resuming is idempotent. Only opening the page, or a refusal, asks again. */
export const attemptQuery = (moduleNumber: number) =>
  queryOptions({
    queryKey: ['attempt', moduleNumber],
    queryFn: () => start(moduleNumber),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export function useAttempt(moduleNumber: number) {
  return useQuery(attemptQuery(moduleNumber))
}
