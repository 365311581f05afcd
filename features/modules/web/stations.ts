import { programmes } from 'virtual:programmes'
import type { Season } from '#features/modules/contract.ts'
import { moduleNamed, moduleNumberOf } from './module-number.ts'

export interface Station {
  readonly number: number
  readonly title: string
  /** Short, as on maps and tickets. */
  readonly name: string
  readonly season: Season | undefined
  readonly programme: string
}

/** The stations in the order of the journey (S2.10). */
export const stations: readonly Station[] = programmes.flatMap(({ title: programme, season, modules }) =>
  modules.map(({ number, title, station: name }) => ({ number, title, name, season, programme })),
)

export function stationOf(moduleNumber: number): Station | undefined {
  return stations.find(({ number }) => number === moduleNumber)
}

/** The module that a page is about; null for pages about none. */
export function moduleInAddress({ pathname, hash }: { pathname: string; hash: string }): number | null {
  const [, page, station] = /^\/(?:module|lesson|practice)\/([^/#]+)|#module-(.+)/.exec(pathname + hash) ?? []
  return page ? moduleNumberOf(page) : moduleNamed(station) || null
}
