import { queryOptions, useQuery } from '@tanstack/react-query'
import type { listClasses, ModuleClass } from '#contract/classes.ts'
import { callApi } from '#web/lib/api.ts'

async function fetchClasses(): Promise<ModuleClass[]> {
  const { classes } = await callApi<typeof listClasses>('GET', '/api/classes')
  return classes
}

/** The class link of each module; empty where a module has no virtual space (spec §4). */
export const classesQuery = queryOptions({
  queryKey: ['classes'],
  queryFn: fetchClasses,
  staleTime: Number.POSITIVE_INFINITY,
})

export function useClasses() {
  return useQuery(classesQuery)
}
