import type { Place } from '#wagons/classroom/contract/classroom-frames.ts'
import { isOnFloor, placeOfSeat, walkingPace } from '#wagons/classroom/contract/classroom-hall.ts'
import type { PlaceOf } from '#wagons/classroom/contract/classroom-packing.ts'
import { type Allowance, type Rate, spend } from './allowance.ts'

interface Standing {
  readonly place: Place
  readonly moves: Allowance
  /** In cm. */
  readonly reach: Allowance
}

/** Who stands where, by seat, and who has moved since the last tick. */
export interface Floor {
  readonly standings: readonly (Standing | undefined)[]
  readonly moved: readonly boolean[]
}

const moveRate: Rate = { burst: 20, perSecond: 15 }
/** In cm: a network that held a walk back for a second and a half is no cheat. */
const reachRate: Rate = { burst: walkingPace * 1.5, perSecond: walkingPace * 1.1 }

export const emptyFloor = (seats: number): Floor => ({
  standings: Array<undefined>(seats + 1).fill(undefined),
  moved: Array<boolean>(seats + 1).fill(false),
})

/** On the own bench, unless the figure still stands somewhere. */
export function sitDown({ standings, moved }: Floor, seat: number, now: number): Floor {
  const moves = { left: moveRate.burst, at: now }
  const standing = { place: placeOfSeat(seat), moves, reach: { left: reachRate.burst, at: now } }
  return { standings: standings.with(seat, standing), moved: moved.with(seat, false) }
}

export const standUp = ({ standings, moved }: Floor, seat: number): Floor => ({
  standings: standings.with(seat, undefined),
  moved: moved.with(seat, false),
})

/** A step too far or off the floor is not made: the next tick tells where the figure is. Too many are as if not sent. */
export function move({ standings, moved }: Floor, seat: number, place: Place, now: number): Floor {
  const standing = standings[seat]
  const moves = standing && spend(moveRate, standing.moves, now)
  if (!moves) return { standings, moved }
  const { x, z } = standing.place
  const step = Math.hypot(place.x - x, place.z - z)
  const reach = isOnFloor(place) || step === 0 ? spend(reachRate, standing.reach, now, step) : undefined
  const next = reach ? { place, moves, reach } : { ...standing, moves }
  return { standings: standings.with(seat, next), moved: moved.with(seat, true) }
}

export const placeOn = ({ standings }: Floor, seat: number): Place =>
  standings[seat]?.place ?? placeOfSeat(seat)

export function movedPlaces({ standings, moved }: Floor): readonly PlaceOf[] {
  return standings.flatMap((standing, seat) => (standing && moved[seat] ? [{ seat, ...standing.place }] : []))
}

export const settled = (floor: Floor): Floor => ({ ...floor, moved: floor.moved.map(() => false) })
