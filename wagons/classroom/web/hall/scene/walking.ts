import type { Place } from '#wagons/classroom/contract/classroom-frames.ts'
import { hall, placeOfSeat, walkingPace } from '#wagons/classroom/contract/classroom-hall.ts'
import { headingOf } from './dimensions.ts'
import { benchHalf, benchRows } from './furniture.ts'

/** To the right and away from the board, each from -1 to 1. */
export interface Direction {
  readonly x: number
  readonly z: number
}

/** A little slower than the server takes, whose clock may differ. */
const pace = walkingPace * 0.9
const margin = { side: 40, front: 120, back: 40 } as const

/** The nearest point of the floor. */
export const ontoFloor = ({ x, z }: { x: number; z: number }): { x: number; z: number } => ({
  x: Math.round(Math.min(hall.width - margin.side, Math.max(margin.side, x))),
  z: Math.round(Math.min(hall.depth - margin.back, Math.max(margin.front, z))),
})

/** Where a step of `seconds` leads; along the edge where the floor ends. Standing still, the same place. */
export function stepFrom(place: Place, direction: Direction, seconds: number): Place {
  const length = Math.hypot(direction.x, direction.z)
  if (length < 0.05) return place
  const way = (pace * seconds) / Math.max(1, length)
  const next = ontoFloor({ x: place.x + direction.x * way, z: place.z + direction.z * way })
  return { ...next, heading: headingOf(Math.atan2(-direction.x, -direction.z)), isSitting: false }
}

/** A step straight towards a point of the floor; undefined once it is reached. */
export function stepTowards(
  place: Place,
  goal: { x: number; z: number },
  seconds: number,
): Place | undefined {
  const [x, z] = [goal.x - place.x, goal.z - place.z]
  const distance = Math.hypot(x, z)
  if (distance <= 6) return undefined
  const direction = { x: x / distance, z: z / distance }
  if (distance > pace * seconds) return stepFrom(place, direction, seconds)
  const { heading } = stepFrom(place, direction, 0)
  return { ...ontoFloor(goal), heading, isSitting: false }
}

/** Near enough to the own place to sit down there. */
export function isAtSeat(place: Pick<Place, 'x' | 'z'>, seat: number): boolean {
  const own = placeOfSeat(seat)
  return Math.hypot(own.x - place.x, own.z - place.z) < 90
}

/** In units of the room above the floor, while one walks across a bench. */
export function hopHeight(x: number, z: number): number {
  if (Math.abs(x) > benchHalf + 0.2) return 0
  const nearest = Math.min(...benchRows.map((row) => Math.abs(row - z)))
  return nearest > 0.75 ? 0 : 0.95 * Math.cos((nearest / 0.75) * (Math.PI / 2)) ** 0.8
}
