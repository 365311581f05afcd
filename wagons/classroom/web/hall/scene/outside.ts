import type { Season } from '#features/modules/contract.ts'
import { type Colour, colourOf, mix } from './colour.ts'
import {
  circle,
  closed,
  type Drawing,
  type FlatPoint,
  neighbours,
  type Point,
  paint,
  stepsBetween,
} from './drawing.ts'
import type { SeasonLight } from './season-light.ts'

const snow = colourOf('#fffdf8')

/** What is seen through the windows: the sky, and the land of the season on both sides and behind the board. */
export function drawOutside(drawing: Drawing, season: Season, light: SeasonLight): void {
  drawSky(drawing, light)
  drawSun(drawing, season, light)
  if (season === 'summer') drawSea(drawing, light)
  else drawHills(drawing, season, light)
}

/** Around the hall, `distance` from its middle; 0 is behind the board. */
export const around = (angle: number, distance: number, up: number): Point => [
  Math.sin(angle) * distance,
  up,
  4 - Math.cos(angle) * distance,
]

/** A line from the left of the hall to its right, as high all along it as `up` says. */
export const horizon = (distance: number, steps: number, up: (angle: number) => number): Point[] =>
  stepsBetween(-2, 2, steps).map((angle) => around(angle, distance, up(angle)))

function drawSky(drawing: Drawing, { sky }: SeasonLight): void {
  const heights = [-12, 3.5, 7.5, 12.5, 20, 60]
  const colours = [sky[0], sky[0], sky[1], sky[2], sky[3], sky[3]]
  const rows = heights.map((up, row) => ({
    line: horizon(75, 20, () => up),
    tone: paint(colours[row] ?? sky[3]),
  }))
  for (const [low, high] of neighbours(rows)) drawing.strip(low.line, high.line, low.tone, high.tone)
}

function drawSun(drawing: Drawing, season: Season, { sun, sky }: SeasonLight): void {
  if (season === 'winter') {
    for (const [angle, up, size] of stars) {
      const [x, y, z] = around(angle, 72, up)
      drawing.disc([x, y, z], [size, size], paint(snow), paint(snow), 6)
    }
    return
  }
  const [angle, height] = sunAt[season]
  const [x, y, z] = around(angle, 70, height)
  drawing.disc([x, y, z - 0.5], [6.4, 6.4], paint(mix(sky[1], sun, 0.45)))
  drawing.disc([x, y, z], [4.4, 4.4], paint(sun))
}

const sunAt = { dawn: [-0.38, 5], spring: [0.36, 12], summer: [0.37, 7], fall: [0.38, 6.5] } as const

const stars: readonly (readonly [angle: number, up: number, size: number])[] = [
  [-0.38, 17, 0.22],
  [-0.33, 21, 0.3],
  [0.32, 20, 0.3],
  [0.4, 16, 0.2],
  [0.3, 24, 0.25],
  [-1.3, 20, 0.3],
  [-1.1, 24, 0.25],
  [-0.95, 18, 0.3],
  [1.2, 22, 0.3],
  [1.0, 19, 0.25],
  [1.4, 17, 0.25],
]

function drawHills(drawing: Drawing, season: Season, { land }: SeasonLight): void {
  const ridges = [
    { distance: 62, height: 4.6, swing: 2.2, colour: land[0], phase: 0.4 },
    { distance: 50, height: 2.2, swing: 1.5, colour: land[1], phase: 2.1 },
    { distance: 40, height: 0.3, swing: 0.8, colour: land[2], phase: 4.4 },
  ]
  for (const { distance, height, swing, colour, phase } of ridges) {
    const ridge = horizon(distance, 90, (angle) => height + wave(angle, phase) * swing)
    drawing.strip(
      horizon(distance, 90, () => -14),
      ridge,
      paint(colour),
    )
  }
  if (season === 'winter') drawPeaks(drawing, land[0])
  else drawTrees(drawing, season, land)
}

const wave = (angle: number, phase: number) =>
  Math.sin(angle * 9 + phase) * 0.6 + Math.sin(angle * 17 + phase * 2.3) * 0.4

/** Mountains with snow on them, some where the board leaves the window free. */
function drawPeaks(drawing: Drawing, colour: Colour): void {
  const lit = mix(colour, snow, 0.25)
  for (const [angle, height, width] of [
    [-0.46, 9, 0.14],
    [-0.35, 11.5, 0.13],
    [-0.1, 8, 0.14],
    [0.12, 9, 0.14],
    [0.36, 12, 0.14],
    [0.48, 9, 0.12],
    [-1.35, 9.5, 0.2],
    [-1.0, 7.5, 0.16],
    [-0.7, 9, 0.18],
    [0.75, 9, 0.18],
    [1.05, 8, 0.2],
    [1.4, 9.5, 0.18],
  ] as const) {
    const distance = 64
    const top = around(angle, distance, height)
    const at = (share: number, up: number) => around(angle + width * share, distance - 0.1, up)
    drawing.triangle(around(angle - width, distance, -2), top, at(0.06, -2), paint(lit))
    drawing.triangle(at(0.06, -2), top, around(angle + width, distance, -2), paint(colour))
    const line = height * 0.7
    const edge = (share: number) => (1 - (line + 2) / (height + 2)) * share
    const cap: Point[] = [
      around(angle, distance - 0.3, height),
      at(edge(-1), line),
      at(edge(-0.45), line + 1.2),
      at(edge(-0.1), line - 0.7),
      at(edge(0.4), line + 1),
      at(edge(1), line),
    ]
    drawing.fan(cap, paint(snow))
  }
}

/** Round ones in fall and spring, slim ones at dawn. */
function drawTrees(drawing: Drawing, season: Season, land: SeasonLight['land']): void {
  const isSlim = season === 'dawn'
  const crown = season === 'spring' ? [colourOf('#f9bfc9'), land[2]] : [mix(land[1], land[0], 0.5), land[2]]
  for (let index = 0; index < 46; index++) {
    const angle = -2 + (4 * (index + 0.5 * wave(index, 1))) / 46
    const distance = index % 3 === 0 ? 43 : 38
    const size = (1 + 0.35 * wave(index * 2.7, 0.3)) * (isSlim ? 0.8 : 1)
    const [x, y, z] = around(angle, distance, 0.6 + 0.5 * wave(index, 2))
    const facing: FlatPoint = isSlim ? [0.55 * size, 2.2 * size] : [1.3 * size, 1.5 * size]
    const colour = crown[index % 3 === 0 ? 0 : 1] ?? land[2]
    crossed(drawing, [x, y + facing[1] * 0.5, z], facing, colour)
  }
}

/** A disc turned to the board's side and one turned across, so that it is seen through every window. */
function crossed(drawing: Drawing, [x, y, z]: Point, [wide, high]: FlatPoint, colour: Colour): void {
  drawing.disc([x, y, z], [wide, high], paint(colour), paint(colour), 14)
  const rim = circle(14).map(([cos, sin]): Point => [x, y + sin * high, z + cos * wide])
  drawing.fan([[x, y, z], ...closed(rim)], paint(colour))
}

/** The summer's: water to the horizon with the sun on it, and a strip of sand. */
function drawSea(drawing: Drawing, { land, sun }: SeasonLight): void {
  drawBand(drawing, 66, 3.4, land[0])
  drawBand(drawing, 60, 1.6, land[1])
  drawBand(drawing, 44, -0.4, land[2])
  for (let line = 0; line < 9; line++) {
    const [x, y, z] = around(0.37 + 0.008 * wave(line * 3, 1), 58 - line * 0.8, 3 - line * 0.42)
    const wide = 3.4 - 0.25 * line + 0.5 * wave(line * 2, 2)
    drawing.rect([x - wide, y, z], [x + wide, y + 0.17, z], paint(sun))
  }
  for (const [angle, size] of [
    [-0.4, 1],
    [-0.3, 0.7],
    [-1, 1.1],
    [0.9, 1],
    [1.25, 0.8],
  ] as const)
    drawSail(drawing, around(angle, 56, 1.4), size)
}

/** Level all around, up to its height. */
export const drawBand = (drawing: Drawing, distance: number, height: number, colour: Colour): void =>
  drawing.strip(
    horizon(distance, 20, () => -14),
    horizon(distance, 20, () => height),
    paint(colour),
  )

/** Points of what stands crosswise, so that it is seen from every side: of one half, then of the other. */
export const crosswise = ([x, y, z]: Point, size: number) => [
  (right: number, up: number): Point => [x + right * size, y + up * size, z],
  (right: number, up: number): Point => [x, y + up * size, z + right * size],
]

function drawSail(drawing: Drawing, place: Point, size: number): void {
  const hull = paint(colourOf('#8d4a35'))
  const jib = paint(mix(snow, [1, 0.5, 0.3], 0.3))
  for (const at of crosswise(place, size)) {
    drawing.quad(at(-1.5, 0.6), at(1.5, 0.6), at(1, -0.1), at(-1, -0.1), hull)
    drawing.triangle(at(0.1, 0.9), at(0.1, 4), at(1.5, 0.9), paint(snow))
    drawing.triangle(at(-0.1, 0.9), at(-0.1, 3.4), at(-1.2, 0.9), jib)
  }
}
