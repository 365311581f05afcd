import type { Place } from '#wagons/classroom/contract/classroom-frames.ts'
import { floorX, floorZ, seatHeight, turnOf } from './dimensions.ts'
import { hopHeight } from './walking.ts'

/** Where a figure is drawn, on its way to the place that it has. */
export interface Standing {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
  readonly lean: number
  /** How far it has walked, for its gait. */
  readonly walked: number
}

/** In units of the room: further than a figure walks between two frames of the server. */
const jump = 6

export function standingAt(place: Place): Standing {
  const [x, z] = [floorX(place.x), floorZ(place.z)]
  return { x, z, y: heightAt(place.isSitting, x, z), turn: turnOf(place), lean: 0, walked: 0 }
}

/**
 * After `seconds` more on the way to `place`. The same object once it is there. Without motion it is there at once.
 */
export function approach(from: Standing, place: Place, seconds: number, isCalm: boolean): Standing {
  const goal = standingAt(place)
  const distance = Math.hypot(goal.x - from.x, goal.z - from.z)
  if (isCalm || distance > jump) return isAt(from, goal) ? from : goal
  const share = 1 - Math.exp(-seconds * 11)
  const turned = ((goal.turn - from.turn + 3 * Math.PI) % (2 * Math.PI)) - Math.PI
  const high = goal.y - from.y
  if (distance < 0.01 && Math.abs(turned) < 0.02 && Math.abs(high) < 0.01)
    return isAt(from, goal) ? from : goal
  const [x, z] = [from.x + (goal.x - from.x) * share, from.z + (goal.z - from.z) * share]
  const walked = from.walked + distance * share
  const isWalking = distance > 0.05
  return {
    x,
    z,
    y: isWalking
      ? Math.max(from.y + (0 - from.y) * share, hopHeight(x, z)) + Math.abs(Math.sin(walked * 4)) * 0.04
      : from.y + high * share,
    turn: from.turn + turned * share,
    lean: isWalking ? Math.sin(walked * 4) * 0.07 : 0,
    walked,
  }
}

const heightAt = (isSitting: boolean, x: number, z: number): number =>
  isSitting ? seatHeight - 0.16 : hopHeight(x, z)

const isAt = (from: Standing, goal: Standing): boolean =>
  from.x === goal.x && from.y === goal.y && from.z === goal.z && from.turn === goal.turn && from.lean === 0
