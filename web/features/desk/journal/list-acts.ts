import { useInfiniteQuery } from '@tanstack/react-query'
import type { listOperatorActs } from '#contract/operators.ts'
import { callApi } from '#web/lib/api.ts'

const fetchActs = (before: string | undefined) =>
  callApi<typeof listOperatorActs>('GET', '/api/operator/acts', { query: before ? { before } : {} })

/** What operators did, the latest first; further pages on demand. */
export function useAuditEvents() {
  return useInfiniteQuery({
    queryKey: ['operator-acts'],
    queryFn: ({ pageParam }) => fetchActs(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ acts }) => (acts.length < 50 ? undefined : acts.at(-1)?.id),
  })
}
