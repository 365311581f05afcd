import { useQuery } from '@tanstack/react-query'
import type { getSpace } from '#features/classes/contract.ts'
import { moduleNamed } from '#features/modules/web/module-number.ts'
import { stationOf } from '#features/modules/web/stations.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi } from '#platform/web/lib/api/api.ts'

export type Space = Output<typeof getSpace>

/** @throws ApiError as the API refuses it */
export const fetchSpace = (space: string): Promise<Space> =>
  callApi<typeof getSpace>('GET', '/api/spaces/:space', { params: { space } })

/** While the class cannot be read its lesson may be kept on this device: the part of the space that it needs. */
export function spaceWithLesson(space: string, asked: number | undefined): Space | undefined {
  const station = asked === undefined ? undefined : stationOf(asked)
  return station && { space, title: '', modules: [{ number: station.number, title: station.title }] }
}

/** A class space; refused for a name that no class has. `first` is one that was fetched with the page. */
export const useSpace = (space: string, first: Space | undefined) =>
  useQuery({
    queryKey: ['space', space],
    queryFn: () => fetchSpace(space),
    staleTime: 60_000,
    initialData: () => (first?.space === space ? first : undefined),
  })

/** Else the first that is taught there; while the space is on its way the one asked for, so that both load at once. */
export function shownModule(asked: string | null, space: Space | undefined): number | undefined {
  const number = moduleNamed(asked) || undefined
  if (!space || space.modules.some((module) => module.number === number)) return number
  return space.modules[0]?.number
}
