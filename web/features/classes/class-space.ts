import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getSpace } from '#contract/classes.ts'
import type { Output } from '#contract/endpoint.ts'
import { moduleNamed } from '#web/features/modules/module-number.ts'
import { stationOf } from '#web/features/modules/stations.ts'
import { callApi } from '#web/lib/api.ts'

export type Space = Output<typeof getSpace>

const spaceQuery = (space: string) =>
  queryOptions({
    queryKey: ['space', space],
    queryFn: () => callApi<typeof getSpace>('GET', '/api/spaces/:space', { params: { space } }),
    staleTime: 60_000,
  })

/** While the class cannot be read its lesson may be kept on this device: the part of the space that it needs. */
export function spaceWithLesson(space: string, asked: number | undefined): Space | undefined {
  const station = asked === undefined ? undefined : stationOf(asked)
  return station && { space, title: '', modules: [{ number: station.number, title: station.title }] }
}

/** A class space; refused for a name that no class has. */
export function useSpace(space: string) {
  return useQuery(spaceQuery(space))
}

/** Else the first that is taught there; while the space is on its way the one asked for, so that both load at once. */
export function shownModule(asked: string | null, space: Space | undefined): number | undefined {
  const number = moduleNamed(asked) || undefined
  if (!space || space.modules.some((module) => module.number === number)) return number
  return space.modules[0]?.number
}
