import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getSpace } from '#contract/classes.ts'
import type { Output } from '#contract/endpoint.ts'
import { callApi } from '#web/lib/api.ts'

export type Space = Output<typeof getSpace>

const spaceQuery = (space: string) =>
  queryOptions({
    queryKey: ['space', space],
    queryFn: () => callApi<typeof getSpace>('GET', '/api/spaces/:space', { params: { space } }),
    staleTime: 60_000,
  })

/** A class space; refused for a name that no class has. */
export function useSpace(space: string) {
  return useQuery(spaceQuery(space))
}
