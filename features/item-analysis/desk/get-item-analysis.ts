import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { getItemAnalysis } from '#features/item-analysis/contract.ts'
import { callApi } from '#platform/web/lib/api.ts'

/** In ms: between two calls while the server has more to count, and after one that failed. */
const pause = 250
const longPause = 5_000

/** Each call counts a part of what has come since the last one. */
export function useItemAnalysis(moduleNumber: number) {
  return useQuery({
    queryKey: ['item-analysis', moduleNumber],
    queryFn: () =>
      callApi<typeof getItemAnalysis>('GET', '/api/operator/modules/:moduleNumber/item-analysis', {
        params: { moduleNumber: String(moduleNumber) },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.isComplete === false && (state.status === 'error' ? longPause : pause),
  })
}
