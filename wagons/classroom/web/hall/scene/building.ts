import { mix, shade } from './colour.ts'
import { room, vaultHeight } from './dimensions.ts'
import {
  closed,
  type Drawing,
  type FlatPoint,
  neighbours,
  type Paint,
  type Point,
  paint,
  stepsBetween,
} from './drawing.ts'
import type { SeasonLight } from './season-light.ts'

const { half, platformEdge, springing, apex, endWall, bay, bays } = room
const nearEnd = endWall + bay * bays

/** Something arched: the middle of its width and half of that, where it begins, where its arch does, and its top. */
interface Opening {
  readonly middle: number
  readonly half: number
  readonly sill: number
  readonly springing: number
  readonly apex: number
}

/** Around the board. */
const endWindow: Opening = { middle: 0, half: 7, sill: 0.9, springing: 4.6, apex: 9.2 }
/** In the side wall of a bay. */
const windowOf = (far: number): Opening => ({
  middle: far + bay / 2 - 0.1,
  half: 1.42,
  sill: 2,
  springing: 5.1,
  apex: 6.5,
})
/** Where the train comes in, in the end wall. */
const portal = { x0: -12.3, x1: -9.5, height: 4.2 } as const

/** Walls, vault, floor and rails: what of a hall stands still and is solid. */
export function drawBuilding(drawing: Drawing, light: SeasonLight): void {
  for (let index = 0; index < bays; index++) {
    const far = endWall + index * bay
    // Five tones, from the lightest around the board to the darkest.
    const tone = light.vault[Math.max(0, 4 - index)] ?? light.vault[0]
    drawing.strip(vaultAt(far), vaultAt(far + bay), paint(tone), paint(shade(tone, 0.9)))
    for (const side of [-1, 1]) {
      drawBayWall(drawing, side, far, paint(shade(tone, 0.92)))
      drawMullions(drawing, side, far, paint(shade(tone, 0.62)))
    }
    drawRib(drawing, far + bay, paint(shade(tone, 0.8)), paint(shade(tone, 1.12)))
  }
  drawEndWall(drawing, light)
  drawFloor(drawing, light)
  drawTrack(drawing, light)
}

/** Points of an arch from left to right. */
function archOf(opening: Omit<Opening, 'sill'>, steps: number): FlatPoint[] {
  return stepsBetween(0, 1, steps).map((share): FlatPoint => {
    const angle = Math.PI * (1 - share)
    const height = Math.sin(angle) * (opening.apex - opening.springing)
    return [opening.middle + Math.cos(angle) * opening.half, opening.springing + height]
  })
}

/** The vault's line at a depth. */
const vaultAt = (z: number, inset = 0): Point[] =>
  archOf({ middle: 0, half: half - inset, springing, apex: apex - inset }, 28).map(([x, y]) => [x, y, z])

function drawRib(drawing: Drawing, z: number, front: Paint, under: Paint): void {
  const inset = 0.5
  const thickness = 0.45
  drawing.strip(vaultAt(z), vaultAt(z, inset), front)
  drawing.strip(vaultAt(z - thickness, inset), vaultAt(z, inset), under)
  for (const side of [-1, 1]) {
    const [outer, inner] = [side * half, side * (half - inset)]
    drawing.rect([outer, 0, z], [inner, springing, z], front)
    drawing.rect([inner, 0, z - thickness], [inner, springing, z], under)
  }
}

const openingArch = (opening: Opening) => archOf(opening, 12)

/** From its left foot over the arch to its right one. */
const outlineOf = (opening: Opening): FlatPoint[] => [
  [opening.middle - opening.half, opening.sill],
  ...openingArch(opening),
  [opening.middle + opening.half, opening.sill],
]

/** A wall with an arched opening, `at` giving the place of a point along and up it. */
function drawPierced(
  drawing: Drawing,
  at: (along: number, up: number) => Point,
  [start, end]: readonly [number, number],
  top: (along: number) => number,
  opening: Opening,
  colour: Paint,
): void {
  const { middle, half: wide, sill } = opening
  const [left, right] = [middle - wide, middle + wide]
  drawing.quad(at(start, 0), at(end, 0), at(end, sill), at(start, sill), colour)
  drawing.quad(at(start, sill), at(left, sill), at(left, top(left)), at(start, top(start)), colour)
  drawing.quad(at(right, sill), at(end, sill), at(end, top(end)), at(right, top(right)), colour)
  const arch = openingArch(opening)
  const above = arch.map(([along]) => at(along, top(along)))
  drawing.strip(
    arch.map(([along, up]) => at(along, up)),
    above,
    colour,
  )
}

function drawBayWall(drawing: Drawing, side: number, far: number, colour: Paint): void {
  const x = side * half
  const top = () => springing + 0.9
  drawPierced(drawing, (along, up) => [x, up, along], [far, far + bay], top, windowOf(far), colour)
  const dado = paint(shade(colour.colour, 0.8))
  const rail = paint(mix(colour.colour, [1, 1, 1], 0.12))
  const inner = x - side * 0.03
  drawing.rect([inner, 0, far], [inner, 1.25, far + bay], dado)
  drawing.rect([inner, 1.25, far], [inner, 1.37, far + bay], rail)
  // The depth of the wall, seen at the window's far side and over its sill.
  const outline = closed(outlineOf(windowOf(far)))
  const at = (depth: number) => outline.map(([along, up]): Point => [depth, up, along])
  drawing.strip(at(x), at(x + side * 0.35), paint(mix(colour.colour, [1, 0.85, 0.7], 0.22)))
}

function drawMullions(drawing: Drawing, side: number, far: number, colour: Paint): void {
  const x = side * (half + 0.2)
  const { middle, half: wide, sill, springing: from, apex: top } = windowOf(far)
  drawing.rect([x, sill, middle - 0.05], [x, top, middle + 0.05], colour)
  for (const up of [3.5, from])
    drawing.rect([x, up - 0.05, middle - wide], [x, up + 0.05, middle + wide], colour)
}

function drawEndWall(drawing: Drawing, light: SeasonLight): void {
  const tone = light.vault[4]
  const colour = paint(tone)
  const top = (along: number) => vaultHeight(along) + 0.8
  const at = (along: number, up: number): Point => [along, up, endWall]
  const { half: wide, sill, springing: from, apex: highest } = endWindow
  drawPierced(drawing, at, [-9.3, 9.3], top, endWindow, colour)
  // The rest of the wall, in strips that follow the vault.
  for (const ends of [stepsBetween(9.3, half, 10), stepsBetween(-half, -9.3, 10)])
    for (const [a, b] of neighbours(ends)) {
      const isPortal = b > portal.x0 + 0.01 && a < portal.x1 - 0.01
      const foot = isPortal ? portal.height : 0
      drawing.quad(at(a, foot), at(b, foot), at(b, top(b)), at(a, top(a)), colour)
    }
  // A light band around the window, and its bars.
  const outer = { ...endWindow, half: wide + 0.4, sill: sill - 0.3, apex: highest + 0.4 }
  const before = (opening: Opening) => outlineOf(opening).map(([x, y]): Point => [x, y, endWall + 0.02])
  drawing.strip(before(endWindow), before(outer), paint(mix(tone, [1, 1, 1], 0.16)))
  const dado = paint(shade(tone, 0.84))
  for (const [start, end, height] of [
    [-9.5, wide, 0.55],
    [wide, half, 1.25],
  ] as const) {
    const z = endWall + 0.02
    drawing.quad(at(start, 0), at(end, 0), [end, height, z], [start, height, z], dado)
  }
  const bars = paint(shade(tone, 0.6))
  const z = endWall - 0.1
  for (const x of [-5.6, -2.8, 0, 2.8, 5.6]) {
    const height = from + (highest - from) * Math.sqrt(1 - (x / wide) ** 2)
    drawing.rect([x - 0.07, sill, z], [x + 0.07, height, z], bars)
  }
  for (const y of [2.2, from]) drawing.rect([-wide, y - 0.07, z], [wide, y + 0.07, z], bars)
}

function drawFloor(drawing: Drawing, light: SeasonLight): void {
  const [near, far] = light.floor
  const at = (z: number) => paint(mix(far, near, Math.min(1, Math.max(0, (z - endWall) / 17))))
  for (const [a, b] of neighbours(stepsBetween(endWall, nearEnd, 14)))
    drawing.rect([platformEdge, 0, a], [half, 0, b], [at(a), at(a), at(b), at(b)])
  const line = (z: number) => paint(mix(at(z).colour, [1, 1, 1], 0.11))
  for (let x = -7.5; x < half; x += 1.9)
    drawing.rect([x, 0.01, endWall], [x + 0.045, 0.01, nearEnd], [line(0), line(0), line(20), line(20)])
  for (let z = 0.6; z < nearEnd; z += 1.9)
    drawing.rect([platformEdge, 0.01, z], [half, 0.01, z + 0.05], line(z))
}

/** The rails beside the platform, and its edge. */
function drawTrack(drawing: Drawing, light: SeasonLight): void {
  const dark = shade(light.vault[0], 0.55)
  const deep = -0.9
  drawing.rect([-half, deep, -30], [platformEdge, deep, nearEnd], paint(dark))
  drawing.rect([platformEdge, deep, -30], [platformEdge, 0, nearEnd], paint(shade(dark, 1.5)))
  for (const x of [-11.7, -10.1])
    drawing.box([x - 0.06, deep, -30], [x + 0.06, deep + 0.16, nearEnd], mix(dark, [1, 1, 1], 0.45))
  // The edge that is not crossed, light on the dark floor.
  const edge = (from: number, to: number, colour: Paint) =>
    drawing.rect([platformEdge + from, 0.015, endWall], [platformEdge + to, 0.015, nearEnd], colour)
  edge(0, 0.16, paint([0.1, 0.09, 0.16]))
  edge(0.4, 0.58, paint([1, 0.87, 0.55]))
}
