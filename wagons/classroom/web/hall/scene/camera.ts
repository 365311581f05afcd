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

/** Where the camera stands and what it looks at; it never looks away from the board. */
export function shotOf(view: View, place: Pick<Place, 'x' | 'z'>, aspect: number): Shot {
  if (view === 'board') return boardShot(aspect)
  const [x, z] = [floorX(place.x), floorZ(place.z)]
  if (view === 'seat')
    return {
      from: [x * 0.9, 2.5, z + 1.6],
      to: [x * 0.25, boardMiddle - 1.3, board.z],
      angle: aspect < 1 ? 72 : 62,
    }
  // On an upright phone it stands further back, where as much is seen, and keeps to the figure's side of the hall.
  const isUpright = aspect < 1
  return {
    from: [x * (isUpright ? 0.78 : 0.55), isUpright ? 5.6 : 4.9, Math.min(farthest, z + 8.7)],
    to: [x * (isUpright ? 0.66 : 0.4), isUpright ? 3.6 : 4.3, 0],
    angle: isUpright ? 66 : wideAngle(aspect),
  }
}

/** A very wide picture shows less above and below, so that its sides are not stretched. */
const wideAngle = (aspect: number) => (Math.atan(Math.min(0.6, 1.15 / aspect)) * 360) / Math.PI

/** Straight before the board, so far that all of it is seen. */
function boardShot(aspect: number): Shot {
  const angle = 44
  const half = Math.tan((angle * Math.PI) / 360)
  const margin = 1.16
  const distance = Math.max((board.height / 2) * margin, ((board.width / 2) * margin) / aspect) / half
  return { from: [0, boardMiddle, board.z + distance], to: [0, boardMiddle, board.z], angle }
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
