import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { listRewards } from '#contract/reward-desk.ts'
import { callApi } from '#web/lib/api.ts'

/** Reward submissions that are found, or all of them, the latest first; further pages on demand. */
export function useRewards(search: string) {
  return useInfiniteQuery({
    queryKey: ['operator-rewards', search],
    queryFn: ({ pageParam: after }) =>
      callApi<typeof listRewards>('GET', '/api/operator/rewards', {
        query: { search: search || undefined, after },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
