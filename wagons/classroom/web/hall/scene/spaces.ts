import { type Colour, colourOf, mix, shade } from './colour.ts'
import { room, vaultHeight } from './dimensions.ts'
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
import { around, crosswise, drawBand } from './outside.ts'
import { drawHangingPlant, drawPot } from './plants.ts'
import type { SeasonLight } from './season-light.ts'

const spaceKinds = ['aurora', 'harbour', 'garden', 'lantern'] as const
export type SpaceKind = (typeof spaceKinds)[number]

/** What sets a space apart follows from its name; for one of another name, from the module, two to each. */
export function spaceKind(spaceName: string, moduleNumber: number): SpaceKind {
  const name = spaceName.toLowerCase()
  return (
    spaceKinds.find((kind) => name.includes(kind)) ??
    spaceKinds[Math.floor((moduleNumber - 1) / 2) % spaceKinds.length] ??
    'aurora'
  )
}

/** Of its sign, the edges of its benches and its desk. */
export const accentOf: Record<SpaceKind, Colour> = {
  aurora: colourOf('#6fe3bb'),
  harbour: colourOf('#62b8f5'),
  garden: colourOf('#f59bb0'),
  lantern: colourOf('#ffb347'),
}

interface Layers {
  readonly outside: Drawing
  readonly solid: Drawing
  readonly glow: Drawing
}

/** The small things that a space has of its own. */
export function drawSpace(kind: SpaceKind, layers: Layers, light: SeasonLight): void {
  details[kind](layers, light)
}

const details: Record<SpaceKind, (layers: Layers, light: SeasonLight) => void> = {
  aurora({ glow, solid }) {
    // Northern lights, behind the board and on both sides.
    for (const curtain of [
      [-0.5, 0.5, 56, 8, 11, '#6fe3bb'],
      [-0.44, 0.52, 57, 12, 10, '#a58bff'],
      [-1.7, -0.55, 60, 6.5, 7, '#6fe3bb'],
      [0.55, 1.7, 60, 6.5, 7, '#6fe3bb'],
      [-1.6, -0.6, 62, 9, 7, '#a58bff'],
      [0.6, 1.6, 62, 9, 7, '#a58bff'],
    ] as const)
      drawCurtain(glow, curtain)
    // And as light that wanders over the vault.
    for (const [z, tint, phase] of [
      [1.2, '#6fe3bb', 0],
      [5.2, '#8f7bff', 2],
      [9, '#6fe3bb', 4],
    ] as const)
      drawRibbon(glow, z, colourOf(tint), phase)
    for (const x of [-8.6, 11.3]) drawStarPost(solid, glow, x)
  },
  harbour({ outside, solid }, { land }) {
    const water = mix(land[1], colourOf('#4d9fc0'), 0.55)
    drawBand(outside, 37, -0.2, water)
    drawBand(outside, 33, -1.4, shade(water, 0.82))
    for (const [angle, size] of [
      [-0.5, 1],
      [0.47, 1.15],
      [-1.3, 1.2],
      [-1.02, 1],
      [0.8, 1.1],
      [1.15, 0.9],
      [1.45, 1.2],
    ] as const)
      drawShip(outside, around(angle, 35, -0.4), size)
    drawLifebuoy(solid)
    drawPennants(solid, [colourOf('#fffdf8'), colourOf('#62b8f5'), colourOf('#bf4126')])
  },
  garden({ solid }) {
    for (let index = 0; index < 4; index++) {
      const z = 1.4 + index * 4
      drawPot(solid, room.half - 1, z + 0.4, 1.1)
      drawHangingPlant(solid, room.half - 2.6, z + 1.8)
      drawHangingPlant(solid, -8.2, z + 1.8)
    }
    drawPot(solid, -8.3, 0.2, 1.2)
    drawPot(solid, 8.4, -0.3, 1.35)
  },
  lantern({ solid, glow }) {
    for (const z of [2.2, 6.2, 10.2]) drawLanternString(solid, glow, z)
  },
}

type Curtain = readonly [
  from: number,
  to: number,
  distance: number,
  base: number,
  height: number,
  tint: string,
]

function drawCurtain(glow: Drawing, [from, to, distance, base, height, tint]: Curtain): void {
  const wave = (angle: number) => Math.sin(angle * 21) * 1.6 + Math.sin(angle * 47) * 0.7
  const bright = (angle: number) => 0.55 + 0.25 * Math.sin(angle * 33)
  const low = (angle: number) => paint(colourOf(tint), bright(angle))
  const none = paint(colourOf(tint), 0)
  const at = (angle: number, up: number) => around(angle, distance, base + wave(angle) + up)
  for (const [a, b] of neighbours(stepsBetween(from, to, 26))) {
    glow.quad(at(a, 0), at(b, 0), at(b, 1.4), at(a, 1.4), [none, none, low(b), low(a)])
    glow.quad(at(a, 1.4), at(b, 1.4), at(b, height), at(a, height), [low(a), low(b), none, none])
  }
}

/** Below the vault from wall to wall. */
function drawRibbon(glow: Drawing, z: number, tint: Colour, phase: number): void {
  const steps = 36
  const at = (step: number, along: number): Point => {
    const angle = Math.PI * (0.97 - (0.94 * step) / steps)
    const x = Math.cos(angle) * (room.half - 0.55)
    return [x, vaultHeight(x, 0.55), z + along + Math.sin(angle * 5 + phase) * 0.9]
  }
  const bright = (step: number) => paint(tint, 0.34 + 0.22 * Math.sin(step * 0.7 + phase))
  const none = paint(tint, 0)
  for (let step = 0; step < steps; step++) {
    const [here, next] = [bright(step), bright(step + 1)]
    glow.quad(at(step, -0.25), at(step + 1, -0.25), at(step + 1, 0), at(step, 0), [none, none, next, here])
    glow.quad(at(step, 0), at(step + 1, 0), at(step + 1, 2.4), at(step, 2.4), [here, next, none, none])
  }
}

/** A star on a post. */
function drawStarPost(solid: Drawing, glow: Drawing, x: number): void {
  const tint = accentOf.aurora
  const [y, z] = [3.4, -0.6]
  solid.box([x - 0.05, 0, z - 0.05], [x + 0.05, y, z + 0.05], colourOf('#16142a'))
  const points = circle(10).map(([cos, sin], index): FlatPoint => {
    const reach = index % 2 === 0 ? 0.5 : 0.21
    return [x + sin * reach, y + cos * reach]
  })
  solid.slab(points, [x, y], z - 0.08, z + 0.08, tint)
  glow.disc([x, y, z + 0.1], [1.5, 1.5], paint(tint, 0), paint(tint, 0.4))
}

function drawShip(outside: Drawing, place: Point, size: number): void {
  const wood = paint(colourOf('#3b2a4f'))
  const sail = paint(colourOf('#fffdf8'))
  for (const at of crosswise(place, size)) {
    outside.quad(at(-2, 0.9), at(2.2, 0.9), at(1.6, 0), at(-1.6, 0), wood)
    for (const [foot, height] of [
      [-0.7, 5.2],
      [0.7, 6.2],
    ] as const) {
      const [left, right] = [foot - 0.06, foot + 0.06]
      outside.quad(at(left, 0.9), at(right, 0.9), at(right, height), at(left, height), wood)
      outside.triangle(at(foot + 0.12, 1.4), at(foot + 0.12, height - 0.4), at(foot + 1.2, 1.4), sail)
    }
    outside.triangle(at(0.7, 6.2), at(0.7, 5.7), at(1.5, 5.95), paint(colourOf('#bf4126')))
  }
}

function drawLifebuoy(solid: Drawing): void {
  const [x, y, z] = [9.4, 2.2, room.endWall + 0.2]
  for (const [step, [[cos, sin], [nextCos, nextSin]]] of neighbours(closed(circle(24))).entries()) {
    const tone = colourOf(Math.floor(step / 3) % 2 === 0 ? '#fffdf8' : '#bf4126')
    const rim = (radius: number): [Point, Point] => [
      [x + cos * radius, y + sin * radius, z],
      [x + nextCos * radius, y + nextSin * radius, z],
    ]
    solid.strip(rim(0.75), rim(0.42), paint(tone))
  }
}

/** A line of small flags below the vault. */
function drawPennants(solid: Drawing, tones: readonly Colour[]): void {
  for (const z of [6.2, 10.2]) {
    const flags = 26
    for (let flag = 0; flag < flags; flag++) {
      const at = (share: number): Point => {
        const x = -11.2 + 22.4 * share
        return [x, vaultHeight(x, 0.9) + 0.1, z]
      }
      const [a, b] = [at(flag / flags), at((flag + 1) / flags)]
      const tone = tones[flag % tones.length] ?? tones[0]
      if (!tone) continue
      solid.quad(a, b, [b[0], b[1] + 0.04, z], [a[0], a[1] + 0.04, z], paint(colourOf('#16142a')))
      solid.triangle(
        [a[0] + 0.12, a[1], z],
        [b[0] - 0.12, b[1], z],
        [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.62, z],
        paint(tone),
      )
    }
  }
}

function drawLanternString(solid: Drawing, glow: Drawing, z: number): void {
  const tones = ['#ff8a5c', '#ffcf70', '#f2685f', '#ffb347'] as const
  const spots = stepsBetween(-11, 11, 11)
  const line = (up: number) => spots.map((x): Point => [x, vaultHeight(x, 0.7) - 0.1 + up, z])
  solid.strip(line(0), line(0.035), paint(colourOf('#16142a')))
  for (const [index, x] of spots.entries()) {
    const tone = colourOf(tones[index % tones.length] ?? '#ffcf70')
    const y = vaultHeight(x, 0.7) - 0.82
    const outline = circle(16).map(([cos, sin]): FlatPoint => [x + cos * 0.46, y + sin * 0.54])
    solid.slab(outline, [x, y], z - 0.16, z + 0.16, tone)
    for (const share of [-0.5, 0, 0.5]) {
      const wide = 0.46 * Math.sqrt(1 - share ** 2)
      const up = y + share * 0.54
      const rib = paint(shade(tone, 0.82))
      solid.rect([x - wide, up - 0.015, z + 0.17], [x + wide, up + 0.015, z + 0.17], rib)
    }
    for (const up of [0.54, -0.6])
      solid.box([x - 0.17, y + up, z - 0.1], [x + 0.17, y + up + 0.08, z + 0.18], colourOf('#5b2a2a'))
    glow.disc([x, y, z + 0.2], [1.35, 1.35], paint(tone, 0), paint(tone, 0.5))
  }
}
