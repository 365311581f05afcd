import type { Place } from '#wagons/classroom/contract/classroom-frames.ts'

/**
 * The room in units of about a metre around the middle of the board's wall: x to the right, y up, z away from the board.
 * It is drawn narrower than the floor's centimetres say, so that a phone sees more of it.
 */
const floorMiddle = 1200
const unitX = 0.0075
const unitZ = 0.009

export const floorX = (x: number): number => (x - floorMiddle) * unitX
export const floorZ = (z: number): number => z * unitZ
export const placeX = (x: number): number => Math.round(x / unitX + floorMiddle)
export const placeZ = (z: number): number => Math.round(z / unitZ)

/** Heading 0 looks at the board, a quarter turn more looks to the left. */
export const turnOf = ({ heading }: Pick<Place, 'heading'>): number => (heading / 256) * 2 * Math.PI

export const headingOf = (turn: number): number =>
  ((Math.round((turn / (2 * Math.PI)) * 256) % 256) + 256) % 256

export const room = {
  /** Of the walls, left and right. */
  half: 12.6,
  /** The platform ends here; left of it are the rails. */
  platformEdge: -9.3,
  /** Where the walls end and the vault begins. */
  springing: 6,
  apex: 12,
  endWall: -1.4,
  bay: 4,
  bays: 7,
} as const

/** The picture; its frame is around it. */
export const board = { width: 9.6, height: 6, bottom: 2.75, z: -0.4, frame: 0.28 } as const

/** How high who sits is above the floor. */
export const seatHeight = 0.42

/** Height of the vault above the floor at x. */
export function vaultHeight(x: number, inset = 0): number {
  const across = Math.min(1, Math.abs(x) / (room.half - inset))
  return room.springing + (room.apex - inset - room.springing) * Math.sqrt(1 - across * across)
}
