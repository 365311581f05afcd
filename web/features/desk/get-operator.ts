import { useQuery } from '@tanstack/react-query'
import type { getOperator } from '#contract/operators.ts'
import { callApi } from '#web/lib/api.ts'

/** Who the caller is as an operator; fails with `forbidden` for whoever is none. */
export function useOperator() {
  return useQuery({
    queryKey: ['operator'],
    queryFn: () => callApi<typeof getOperator>('GET', '/api/operator'),
  })
}
