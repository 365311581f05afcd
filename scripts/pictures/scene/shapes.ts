import type { ToneName } from './tones.ts'

/** One colour laid on the scene: what comes later lies above. */
export interface Coat {
  readonly tone: ToneName
  readonly path: string
  readonly opacity?: number
  /** Width of a line; a coat without one is an area. */
  readonly line?: number
  readonly dashes?: string
}

export const coat = (tone: ToneName, path: string, opacity?: number): Coat => ({
  tone,
  path,
  ...(opacity !== undefined && { opacity }),
})

export const line = (tone: ToneName, width: number, path: string, opacity?: number): Coat => ({
  ...coat(tone, path, opacity),
  line: width,
})

/** A place in the scene with a size. */
type Place = readonly [x: number, y: number, size: number]

/** A path drawn at the origin, moved and scaled: its numbers but the first pair are relative. */
export function at([x, y, size]: Place, relative: string): string {
  let isFirst = true
  return relative.replace(
    /M\s*(-?[\d.]+)[ ,]?(-?[\d.]+)|([a-zA-Z])([^a-zA-Z]*)/g,
    (_, mx, my, command, rest) => {
      if (mx !== undefined) {
        const move = `M${round(x + Number(mx) * size)} ${round(y + Number(my) * size)}`
        isFirst = false
        return move
      }
      if (isFirst) throw new Error(`A path begins with M: ${relative}`)
      const numbers = (String(rest).match(/-?\d*\.?\d+/g) ?? []).map(Number)
      if (command === 'a')
        return `a${numbers.map((n, i) => (i % 7 > 1 && i % 7 < 5 ? n : round(n * size))).join(' ')}`
      return command + numbers.map((n) => round(n * size)).join(' ')
    },
  )
}

export const round = (value: number): number => Math.round(value * 10) / 10

export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-2 * r)} 0z`

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 1 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 1 ${round(-2 * rx)} 0z`

/** A fir, by its top. */
export const firs = (...places: Place[]): string =>
  places
    .map((place) => at(place, 'M0 0l20 34h-9l17 30h-10l16 30h-31v11h-6v-11h-31l16-30h-10l17-30h-9z'))
    .join('')

/** The shaded side of a fir. */
export const firShades = (...places: Place[]): string =>
  places.map((place) => at(place, 'M0 0l20 34h-9l17 30h-10l16 30h-31c6-30-2-60-3-94z')).join('')

/** The snow on a fir. */
export const firCaps = (...places: Place[]): string =>
  places.map((place) => at(place, 'M0 0l13 22q-6 5-9 0q-4 7-8 0q-5 5-9 0z')).join('')

/** A round tree, by the foot of its trunk. */
export const roundTrees = (...places: Place[]): string =>
  places
    .map(
      ([x, y, size]) => at([x, y, size], 'M-.08 0v-1h.16v1z') + ellipse(x, y - 1.7 * size, 0.82 * size, size),
    )
    .join('')

interface LeafTree {
  readonly foot: Place
  readonly tone: ToneName
  readonly shade: ToneName
}

/** Trees of leaves with a shaded side, by the feet of their trunks. */
export function leafTrees(trees: readonly LeafTree[]): Coat[] {
  return trees.flatMap(({ foot: [x, y, size], tone, shade }) => [
    coat('fall-deep', at([x, y, size], 'M-.1 0v-1.2h.2v1.2z')),
    coat(tone, ellipse(x, y - 1.7 * size, 0.82 * size, size)),
    coat(shade, at([x, y - 2.7 * size, size], 'M0 0a.82 1 0 0 1 0 2a1.1 1.25 0 0 0 0-2z')),
  ])
}

/** Trees in blossom, by the feet of their trunks. */
export function blossomTrees(...places: Place[]): Coat[] {
  const of = (draw: (place: Place) => string) => places.map(draw).join('')
  const dots = (list: readonly Place[]) =>
    of(([x, y, size]) => list.map(([dx, dy, r]) => circle(x + dx * size, y + dy * size, r * size)).join(''))
  return [
    coat(
      'spring-deep',
      of((place) => at(place, 'M-1 0v-11l-3-3l1-1l3 2.5l3-3.500l1 1l-3 4v11z')),
    ),
    coat(
      'blossom',
      dots([
        [-5.5, -14.5, 5.2],
        [5.5, -15, 5.5],
        [0, -20, 6.6],
        [0, -14, 5],
      ]),
    ),
    coat(
      'blossom-shade',
      dots([
        [3, -13.5, 2.6],
        [7.2, -16, 2],
        [-3, -17.5, 1.6],
        [2, -21.5, 1.4],
      ]),
    ),
  ]
}

/** A cloud, by its lower left corner. */
export const clouds = (...places: Place[]): string =>
  places
    .map((place) => at(place, 'M0 0a13 13 0 0 1 14-21a18 18 0 0 1 28-12a25 25 0 0 1 47 9a15 15 0 0 1 13 24z'))
    .join('')
