import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Attempt, startAttempt } from '#features/quizzes/contract.ts'
import { callApi } from '#platform/web/lib/api.ts'

async function start(moduleNumber: number): Promise<Attempt> {
  const { attempt } = await callApi<typeof startAttempt>('POST', '/api/modules/:moduleNumber/attempts', {
    params: { moduleNumber },
    body: {},
  })
  return attempt
}

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
