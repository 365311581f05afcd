import type { Place } from '#wagons/classroom/contract/classroom-frames.ts'
import { board, floorX, floorZ, room } from './dimensions.ts'

export type View = 'behind' | 'board' | 'seat'

export interface Shot {
  readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  /** Upright, in degrees. */
  readonly angle: number
}

const boardMiddle = board.bottom + board.height / 2
/** The furthest from the board that a camera goes. */
const farthest = room.endWall + room.bay * room.bays - 2

/** In pixels: what two lines of words take below the board. */
export const wordsHeight = 64
/** A picture below this height, in pixels, has a phone that lies on its side, whose buttons are over the foot of it. */
const lying = 480
const buttonsHeight = 60

/** Where the camera stands and what it looks at; it never looks away from the board. */
export function shotOf(
  view: View,
  place: Pick<Place, 'x' | 'z'>,
  { width, height }: { readonly width: number; readonly height: number },
): Shot {
  const aspect = width / height
  if (view === 'board')
    return boardShot(aspect, (wordsHeight + (height < lying ? buttonsHeight : 0)) / height)
  const [x, z] = [floorX(place.x), floorZ(place.z)]
  if (view === 'seat')
    return {
      from: [x * 0.9, 2.5, z + 1.6],
      to: [x * 0.25, boardMiddle - 1.3, board.z],
      angle: aspect < 1 ? 72 : 62,
    }
  const away = Math.min(farthest, z + 8.7)
  if (aspect > 1.25) {
    const isLow = height < lying
    return {
      from: [x * 0.55, isLow ? 5.8 : 4.9, away],
      to: [x * 0.4, isLow ? 2.3 : 4.1, 0],
      angle: angleOf(Math.min(0.53, 1.17 / aspect)),
    }
  }
  // On a phone the board is as wide as the picture, as far as the own figure and the host stay in it. The taller it is, the
  // more of the floor is seen below, from higher up, so that who sits is not before those in front.
  const beside = x - within(1.65, x * 0.4)
  const tall = Math.max(0, Math.min(1, (0.92 - aspect) / 0.36))
  return {
    from: [beside, 5.6 + tall * 1.6, away],
    to: [beside - within(1.93, x * 0.4), 3 - tall * 0.8, 0],
    angle: angleOf(Math.max(0.45, 0.41 / aspect)),
  }
}

const within = (most: number, value: number) => Math.max(-most, Math.min(most, value))

/** By the tangent of its half. */
const angleOf = (half: number) => (Math.atan(half) * 360) / Math.PI

/** Straight before the board, so far that all of it is seen, with words below it. */
function boardShot(aspect: number, below: number): Shot {
  const half = 0.404
  const [wide, high] = [board.width + 2 * board.frame, board.height + 2 * board.frame]
  const distance = Math.max(high / (0.97 - below), (wide * 1.03) / aspect) / 2 / half
  const seen = 2 * half * distance
  const foot = board.bottom - board.frame - Math.max(below * seen, (seen - high) * 0.6)
  const y = foot + seen / 2
  return { from: [0, y, board.z + distance], to: [0, y, board.z], angle: angleOf(half) }
}

/** A step of `seconds` of the way from one shot to another: quick at first, then slower. */
export function ease(from: Shot, to: Shot, seconds: number): Shot {
  const share = 1 - Math.exp(-seconds * 5)
  const between = (a: number, b: number) => (Math.abs(b - a) < 0.002 ? b : a + (b - a) * share)
  const point = (a: Shot['from'], b: Shot['from']): Shot['from'] => [
    between(a[0], b[0]),
    between(a[1], b[1]),
    between(a[2], b[2]),
  ]
  return { from: point(from.from, to.from), to: point(from.to, to.to), angle: between(from.angle, to.angle) }
}

export const isSameShot = (a: Shot, b: Shot): boolean =>
  a.angle === b.angle && [0, 1, 2].every((axis) => a.from[axis] === b.from[axis] && a.to[axis] === b.to[axis])
