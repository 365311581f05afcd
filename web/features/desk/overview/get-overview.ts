import { useQuery } from '@tanstack/react-query'
import type { getOverview } from '#contract/desk.ts'
import { callApi } from '#web/lib/api.ts'

/** How learners get on. The server counts once a minute at most, so asking more often would say nothing new. */
export function useOverview() {
  return useQuery({
    queryKey: ['operator-overview'],
    queryFn: () => callApi<typeof getOverview>('GET', '/api/operator/overview'),
    staleTime: 60_000,
  })
}
