import type { Place } from './classroom-frames.ts'

/**
 * The floor of a hall in centimetres: x to the right, z away from the board, which hangs at z = 0 in the middle.
 * The platform and the train are on the left (x < 0), where none walks.
 */
export const hall = { width: 2400, depth: 1800 } as const

/** Benches of eight places in rows, each row a step further from the board; 1 is in the middle of the first. */
const benchPlaces = 8
const firstRow = 620
const rowStep = 190
const placeStep = 210

/** Where no learner sits: the host stands beside the board and looks at the class. */
const hostPlace: Place = { x: 1650, z: 260, heading: 112, isSitting: false }

/** Its bench, turned to the board. Beyond the last row, places stand along the back wall. */
export function placeOfSeat(seat: number): Place {
  if (seat === 0) return hostPlace
  const row = Math.floor((seat - 1) / benchPlaces)
  const column = (seat - 1) % benchPlaces
  // From the middle outwards, left and right in turn.
  const offset = (column % 2 === 0 ? 1 : -1) * (Math.floor(column / 2) + 0.5)
  return {
    x: Math.round(hall.width / 2 + offset * placeStep),
    z: Math.min(hall.depth - 60, firstRow + row * rowStep),
    heading: 0,
    isSitting: true,
  }
}

/** In cm a second; a faster move is put back by the server. */
export const walkingPace = 420

export const isOnFloor = ({ x, z }: Pick<Place, 'x' | 'z'>): boolean =>
  x >= 40 && x <= hall.width - 40 && z >= 120 && z <= hall.depth - 40
