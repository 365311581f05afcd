import type { minutesPerModule } from '#features/modules/contract.ts'

const minutesPerStation: typeof minutesPerModule = 20

/** Hours in halves. */
export interface JourneyTime {
  readonly count: number
  readonly unit: 'minute' | 'hour'
}

/** About how long `stations` take. */
export function timeFor(stations: number): JourneyTime {
  const minutes = stations * minutesPerStation
  if (minutes < 60) return { count: minutes, unit: 'minute' }
  return { count: Math.round(minutes / 30) / 2, unit: 'hour' }
}
