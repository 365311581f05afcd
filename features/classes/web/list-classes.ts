import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listClasses, ModuleClass } from '#features/classes/contract.ts'
import { callApi } from '#platform/web/lib/api/api.ts'

async function fetchClasses(): Promise<ModuleClass[]> {
  const { classes } = await callApi<typeof listClasses>('GET', '/api/classes')
  return classes
}

/** Where and when the class of each module meets; the link is empty where it has no virtual space (S4.24). */
export const classesQuery = queryOptions({
  queryKey: ['classes'],
  queryFn: fetchClasses,
  // Operators change them while learners are there.
  staleTime: 60_000,
})

/** @param enabled false while something else goes first */
export function useClasses(enabled = true) {
  return useQuery({ ...classesQuery, enabled })
}
