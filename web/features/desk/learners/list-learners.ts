import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { listLearners } from '#contract/desk.ts'
import { callApi } from '#web/lib/api.ts'

/** Learners who are found, or all of them, the latest first; further pages on demand. */
export function useLearners(search: string) {
  return useInfiniteQuery({
    queryKey: ['operator-learners', search],
    queryFn: ({ pageParam: after }) =>
      callApi<typeof listLearners>('GET', '/api/operator/learners', {
        query: { search: search || undefined, after },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
