import { mix, shade } from './colour.ts'
import { room, vaultHeight } from './dimensions.ts'
import { type Drawing, type Paint, type Point, paint } from './drawing.ts'
import type { SeasonLight } from './season-light.ts'
import { drawTrack } from './track.ts'

const { half, platformEdge, springing, apex, endWall, bay, bays } = room
const nearEnd = endWall + bay * bays
/** Of the vault, from wall to wall. */
const arcSteps = 28
/** A window in the side wall of a bay: its sill, where its arch begins, and half its width. */
const sill = 2
const archFrom = 5.1
const archTop = 6.5
const windowHalf = 1.42
/** The arched window around the board. */
export const endWindow = { half: 7, sill: 0.9, springing: 4.6, apex: 9.2 } as const
/** Where the train comes in, in the end wall. */
const portal = { x0: -12.3, x1: -9.5, height: 4.2 } as const

/** Walls, vault and floor: what of a hall stands still and is solid. */
export function drawBuilding(drawing: Drawing, light: SeasonLight): void {
  for (let index = 0; index < bays; index++) {
    const far = endWall + index * bay
    // Five tones, from the lightest around the board to the darkest.
    const tone = light.vault[Math.max(0, 4 - index)] ?? light.vault[0]
    drawVault(drawing, far, far + bay, paint(tone), paint(shade(tone, 0.9)))
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

/** Points of the vault's line at a depth, from left to right. */
function arc(z: number, inset = 0): Point[] {
  return Array.from({ length: arcSteps + 1 }, (_, step): Point => {
    const angle = Math.PI * (1 - step / arcSteps)
    const height = springing + Math.sin(angle) * (apex - inset - springing)
    return [Math.cos(angle) * (half - inset), height, z]
  })
}

function drawVault(drawing: Drawing, far: number, near: number, atFar: Paint, atNear: Paint): void {
  strip(drawing, arc(far), arc(near), [atFar, atNear])
}

function drawRib(drawing: Drawing, z: number, front: Paint, under: Paint): void {
  const inset = 0.5
  const thickness = 0.45
  strip(drawing, arc(z), arc(z, inset), [front, front])
  strip(drawing, arc(z - thickness, inset), arc(z, inset), [under, under])
  for (const side of [-1, 1]) {
    const [outer, inner] = [side * half, side * (half - inset)]
    drawing.quad([outer, 0, z], [inner, 0, z], [inner, springing, z], [outer, springing, z], front)
    drawing.quad(
      [inner, 0, z - thickness],
      [inner, 0, z],
      [inner, springing, z],
      [inner, springing, z - thickness],
      under,
    )
  }
}

/** The outline of an arched opening from its left foot over the arch to its right one. */
function archOutline(
  middle: number,
  width: number,
  foot: number,
  from: number,
  top: number,
): [number, number][] {
  const steps = 12
  const curve = Array.from({ length: steps + 1 }, (_, step): [number, number] => {
    const angle = Math.PI * (1 - step / steps)
    return [middle + Math.cos(angle) * width, from + Math.sin(angle) * (top - from)]
  })
  return [[middle - width, foot], ...curve, [middle + width, foot]]
}

/** A wall with an arched opening, `at` giving the place of a point along and up it. */
function drawPierced(
  drawing: Drawing,
  at: (along: number, up: number) => Point,
  [start, end]: readonly [number, number],
  top: (along: number) => number,
  outline: readonly (readonly [number, number])[],
  colour: Paint,
): void {
  const [first, last] = [outline[0], outline.at(-1)]
  if (!first || !last) return
  const foot = first[1]
  drawing.quad(at(start, 0), at(end, 0), at(end, foot), at(start, foot), colour)
  drawing.quad(
    at(start, foot),
    at(first[0], foot),
    at(first[0], top(first[0])),
    at(start, top(start)),
    colour,
  )
  drawing.quad(at(last[0], foot), at(end, foot), at(end, top(end)), at(last[0], top(last[0])), colour)
  for (const [index, [along, up]] of outline.entries()) {
    const next = outline[index + 1]
    if (next && next[0] > along)
      drawing.quad(
        at(along, up),
        at(next[0], next[1]),
        at(next[0], top(next[0])),
        at(along, top(along)),
        colour,
      )
  }
}

const windowOf = (far: number) => archOutline(far + bay / 2 - 0.1, windowHalf, sill, archFrom, archTop)

function drawBayWall(drawing: Drawing, side: number, far: number, colour: Paint): void {
  const x = side * half
  drawPierced(
    drawing,
    (along, up) => [x, up, along],
    [far, far + bay],
    () => springing + 0.9,
    windowOf(far),
    colour,
  )
  const dado = paint(shade(colour.colour, 0.8))
  const rail = paint(mix(colour.colour, [1, 1, 1], 0.12))
  const inner = x - side * 0.03
  drawing.quad([inner, 0, far], [inner, 0, far + bay], [inner, 1.25, far + bay], [inner, 1.25, far], dado)
  drawing.quad(
    [inner, 1.25, far],
    [inner, 1.25, far + bay],
    [inner, 1.37, far + bay],
    [inner, 1.37, far],
    rail,
  )
  // The depth of the wall, seen at the window's far side and over its sill.
  const outline = windowOf(far)
  const deep = x + side * 0.35
  const reveal = paint(mix(colour.colour, [1, 0.85, 0.7], 0.22))
  for (const [index, [along, up]] of outline.entries()) {
    const next = outline[(index + 1) % outline.length]
    if (next)
      drawing.quad([x, up, along], [x, next[1], next[0]], [deep, next[1], next[0]], [deep, up, along], reveal)
  }
}

function drawMullions(drawing: Drawing, side: number, far: number, colour: Paint): void {
  const x = side * (half + 0.2)
  const middle = far + bay / 2 - 0.1
  bar(drawing, [x, sill, middle - 0.05], [x, archTop, middle + 0.05], colour)
  for (const up of [3.5, archFrom])
    bar(drawing, [x, up - 0.05, middle - windowHalf], [x, up + 0.05, middle + windowHalf], colour)
}

/** A flat bar in a plane of equal x. */
function bar(drawing: Drawing, [x, y0, z0]: Point, [, y1, z1]: Point, colour: Paint): void {
  drawing.quad([x, y0, z0], [x, y0, z1], [x, y1, z1], [x, y1, z0], colour)
}

function drawEndWall(drawing: Drawing, light: SeasonLight): void {
  const tone = light.vault[4]
  const colour = paint(tone)
  const top = (along: number) => vaultHeight(along) + 0.8
  const at = (along: number, up: number): Point => [along, up, endWall]
  const { half: wide, sill: foot, springing: from, apex: highest } = endWindow
  const steps = 10
  const outline = archOutline(0, wide, foot, from, highest)
  drawPierced(drawing, at, [-9.3, 9.3], top, outline, colour)
  // The rest of the wall, in strips that follow the vault.
  for (const [start, end] of [
    [9.3, half],
    [-half, -9.3],
  ] as const) {
    for (let step = 0; step < steps; step++) {
      const [a, b] = [start + ((end - start) * step) / steps, start + ((end - start) * (step + 1)) / steps]
      const isPortal = b > portal.x0 + 0.01 && a < portal.x1 - 0.01
      const foot = isPortal ? portal.height : 0
      drawing.quad(at(a, foot), at(b, foot), at(b, top(b)), at(a, top(a)), colour)
    }
  }
  // A light band around the window, and its bars.
  const band = paint(mix(tone, [1, 1, 1], 0.16))
  const outer = archOutline(0, wide + 0.4, foot - 0.3, from, highest + 0.4)
  for (const [index, [along, up]] of outline.entries()) {
    const [next, here, there] = [outline[index + 1], outer[index], outer[index + 1]]
    if (next && here && there)
      drawing.quad(
        [along, up, endWall + 0.02],
        [next[0], next[1], endWall + 0.02],
        [there[0], there[1], endWall + 0.02],
        [here[0], here[1], endWall + 0.02],
        band,
      )
  }
  const dado = paint(shade(tone, 0.84))
  for (const [start, end] of [
    [-9.5, wide],
    [wide, half],
  ] as const)
    drawing.quad(
      at(start, 0),
      at(end, 0),
      [end, start > 0 ? 1.25 : 0.55, endWall + 0.02],
      [start, start > 0 ? 1.25 : 0.55, endWall + 0.02],
      dado,
    )
  const bars = paint(shade(tone, 0.6))
  for (const x of [-5.6, -2.8, 0, 2.8, 5.6]) {
    const height = from + (highest - from) * Math.sqrt(1 - (x / wide) ** 2)
    drawing.quad(
      [x - 0.07, foot, endWall - 0.1],
      [x + 0.07, foot, endWall - 0.1],
      [x + 0.07, height, endWall - 0.1],
      [x - 0.07, height, endWall - 0.1],
      bars,
    )
  }
  for (const y of [2.2, from])
    drawing.quad(
      [-wide, y - 0.07, endWall - 0.1],
      [wide, y - 0.07, endWall - 0.1],
      [wide, y + 0.07, endWall - 0.1],
      [-wide, y + 0.07, endWall - 0.1],
      bars,
    )
}

function drawFloor(drawing: Drawing, light: SeasonLight): void {
  const [near, far] = light.floor
  const at = (z: number) => paint(mix(far, near, Math.min(1, Math.max(0, (z - endWall) / 17))))
  const steps = 14
  for (let step = 0; step < steps; step++) {
    const [a, b] = [
      endWall + ((nearEnd - endWall) * step) / steps,
      endWall + ((nearEnd - endWall) * (step + 1)) / steps,
    ]
    drawing.quad(
      [platformEdge, 0, a],
      [half, 0, a],
      [half, 0, b],
      [platformEdge, 0, b],
      [at(a), at(a), at(b), at(b)],
    )
  }
  const line = (z: number) => paint(mix(at(z).colour, [1, 1, 1], 0.11))
  for (let x = -7.5; x < half; x += 1.9)
    drawing.quad(
      [x, 0.01, endWall],
      [x + 0.045, 0.01, endWall],
      [x + 0.045, 0.01, nearEnd],
      [x, 0.01, nearEnd],
      [line(0), line(0), line(20), line(20)],
    )
  for (let z = 0.6; z < nearEnd; z += 1.9)
    drawing.quad(
      [platformEdge, 0.01, z],
      [half, 0.01, z],
      [half, 0.01, z + 0.05],
      [platformEdge, 0.01, z + 0.05],
      line(z),
    )
}

/** A band between two lines of as many points. */
function strip(
  drawing: Drawing,
  far: readonly Point[],
  near: readonly Point[],
  [atFar, atNear]: readonly [Paint, Paint],
): void {
  for (const [index, point] of far.entries()) {
    const [next, below, beside] = [far[index + 1], near[index], near[index + 1]]
    if (next && below && beside) drawing.quad(point, next, beside, below, [atFar, atFar, atNear, atNear])
  }
}
