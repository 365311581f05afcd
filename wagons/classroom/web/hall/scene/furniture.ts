import { placeOfSeat } from '#wagons/classroom/contract/classroom-hall.ts'
import { type Colour, colourOf, mix, shade } from './colour.ts'
import { board, floorZ, room, seatHeight, vaultHeight } from './dimensions.ts'
import { Drawing, type FlatPoint, type Point, paint, roundedBox, trapezium } from './drawing.ts'
import type { SeasonLight } from './season-light.ts'

const ink = colourOf('#16142a')
const lampLight = colourOf('#ffe2a0')
const white: Colour = [1, 1, 1]

/** Where the benches stand, the first to the last, and half of their length. */
export const benchRows: readonly number[] = [1, 9, 17, 25, 33].map((seat) => floorZ(placeOfSeat(seat).z))
export const benchHalf = 6.35

const lamps: readonly (readonly [x: number, z: number])[] = [3.2, 9.2, 15.2].flatMap((z) => [
  [-6, z] as const,
  [6, z] as const,
])
const lampHeight = 6.9

export const clock = { x: 0, y: 9.75, z: board.z, radius: 0.62 } as const

/** What stands and hangs in every hall. */
export function drawFurniture(drawing: Drawing, light: SeasonLight, accent: Colour): void {
  for (const z of benchRows) drawBench(drawing, z, light, accent)
  for (const [x, z] of lamps) drawLamp(drawing, x, z)
  drawBoard(drawing)
  drawClockFace(drawing)
  drawDesk(drawing, light, accent)
}

/** Light and shade over all that is solid, from far to near. */
export function drawGlows(drawing: Drawing, light: SeasonLight): void {
  const { width, height, bottom, z } = board
  const halo: Colour = [0.8, 0.9, 1]
  const middle: Point = [0, bottom + height / 2, z - 0.35]
  drawing.disc(middle, [width * 0.82, height * 0.95], paint(halo, 0), paint(halo, 0.24))
  drawing.pool([0, 0.02, 2.4], [7.4, 2.6], paint(white, 0), paint([0.75, 0.85, 1], 0.34))
  drawBeams(drawing, light)
  for (const row of benchRows)
    drawing.pool([0, 0.02, row + 0.1], [benchHalf + 0.9, 0.85], paint(ink, 0), paint(ink, 0.5))
  for (const [x, lampZ] of lamps) {
    const [none, y] = [paint(lampLight, 0), lampHeight - 0.15]
    drawing.pool([x, 0.025, lampZ], [3.6, 3], none, paint(lampLight, 0.2))
    drawing.disc([x, y, lampZ - 0.1], [2.3, 2.3], none, paint(lampLight, 0.5))
    drawing.disc([x, y, lampZ - 0.08], [0.95, 0.95], none, paint(lampLight, 0.55))
  }
}

/** What the low sun throws on the floor through the windows on the right. */
function drawBeams(drawing: Drawing, light: SeasonLight): void {
  for (let index = 0; index < room.bays; index++) {
    const z = room.endWall + room.bay * (index + 0.5) - 0.1
    const [near, far] = [paint(light.beam, 0.26), paint(light.beam, 0)]
    const at = (x: number, along: number): Point => [x, 0.018, z + along]
    for (const pane of [-0.62, 0.62]) {
      const [a, b] = [pane - 0.48, pane + 0.48]
      drawing.quad(
        at(room.half - 1.4, a + 1),
        at(room.half - 1.4, b + 1),
        at(room.half - 6.4, b + 3.4),
        at(room.half - 6.4, a + 3.4),
        [near, near, far, far],
      )
    }
  }
}

function drawBench(drawing: Drawing, z: number, light: SeasonLight, accent: Colour): void {
  const wood = light.bench
  drawing.box([-benchHalf, seatHeight - 0.1, z - 0.42], [benchHalf, seatHeight, z + 0.3], shade(wood, 0.9))
  drawing.box([-benchHalf, seatHeight + 0.06, z + 0.3], [benchHalf, seatHeight + 0.5, z + 0.4], wood)
  drawing.box(
    [-benchHalf, seatHeight + 0.46, z + 0.28],
    [benchHalf, seatHeight + 0.54, z + 0.43],
    mix(wood, accent, 0.65),
  )
  for (const x of [-benchHalf + 0.5, -2.1, 2.1, benchHalf - 0.5])
    drawing.box([x - 0.1, 0, z - 0.3], [x + 0.1, seatHeight + 0.3, z + 0.36], shade(wood, 0.55))
}

function drawLamp(drawing: Drawing, x: number, z: number): void {
  const top = vaultHeight(x)
  drawing.box([x - 0.035, lampHeight + 0.4, z - 0.035], [x + 0.035, top, z + 0.035], ink)
  const dome = Array.from({ length: 11 }, (_, step): FlatPoint => {
    const angle = (step / 10) * Math.PI
    return [x + Math.cos(angle) * 0.72, lampHeight + Math.sin(angle) * 0.62]
  })
  drawing.slab(dome, [x, lampHeight + 0.1], z - 0.05, z + 0.05, ink)
  const bulb = trapezium(x, [lampHeight - 0.22, 0.3], [lampHeight, 0.42])
  drawing.slab(bulb, [x, lampHeight - 0.1], z - 0.04, z + 0.04, lampLight)
}

function drawBoard(drawing: Drawing): void {
  const { width, height, bottom, z, frame } = board
  for (const x of [-3, 3])
    drawing.box([x - 0.08, bottom + height, z - 0.1], [x + 0.08, vaultHeight(x) + 0.1, z - 0.02], ink)
  const [right, foot, top] = [width / 2 + frame, bottom - frame, bottom + height + frame]
  const outline = roundedBox(-right, foot, right, top, 0.34)
  drawing.slab(outline, [0, bottom + height / 2], z - 0.22, z - 0.02, ink)
}

function drawClockFace(drawing: Drawing): void {
  const { x, y, z, radius } = clock
  drawing.disc([x, y, z], [radius + 0.12, radius + 0.12], paint(ink), undefined, 30)
  drawing.disc([x, y, z + 0.02], [radius, radius], paint(colourOf('#fffdf8')), undefined, 30)
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * 2 * Math.PI
    const at = (turn: number, share: number): Point => [
      x + Math.sin(angle + turn) * radius * share,
      y + Math.cos(angle + turn) * radius * share,
      z + 0.03,
    ]
    drawing.triangle(at(-0.04, 0.94), at(0.04, 0.94), at(0, hour % 3 === 0 ? 0.78 : 0.86), paint(ink))
  }
}

/** Hands of the clock at a time of the day, pointing up before they are turned. */
export function drawClockHands(date: Date): Drawing {
  const drawing = new Drawing()
  const minutes = date.getMinutes()
  const hand = (turn: number, length: number, half: number, z: number, colour: Colour) => {
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
    const at = (right: number, up: number): Point => [
      clock.x + right * cos + up * sin,
      clock.y - right * sin + up * cos,
      clock.z + z,
    ]
    drawing.quad(at(-half, -0.1), at(half, -0.1), at(half, length), at(-half, length), paint(colour))
  }
  hand((((date.getHours() % 12) + minutes / 60) / 12) * 2 * Math.PI, 0.34, 0.05, 0.05, ink)
  hand((minutes / 60) * 2 * Math.PI, 0.5, 0.035, 0.06, ink)
  drawing.disc([clock.x, clock.y, clock.z + 0.07], [0.075, 0.075], paint(colourOf('#bf4126')), undefined, 12)
  return drawing
}

/** The host's, beside the board. */
function drawDesk(drawing: Drawing, light: SeasonLight, accent: Colour): void {
  const [x, z] = [6.6, 1.2]
  const tone = mix(light.bench, light.vault[1], 0.3)
  drawing.slab(trapezium(x, [0, 0.75], [1.05, 0.95]), [x, 0.5], z - 0.3, z + 0.3, tone)
  drawing.box([x - 1.05, 1.05, z - 0.4], [x + 1.05, 1.16, z + 0.4], mix(tone, accent, 0.6))
  drawing.disc([x, 0.58, z + 0.32], [0.26, 0.26], paint(accent), undefined, 16)
}
