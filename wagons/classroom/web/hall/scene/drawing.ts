import { BufferAttribute, BufferGeometry } from 'three'
import { type Colour, shade } from './colour.ts'

export type Point = readonly [x: number, y: number, z: number]
export type FlatPoint = readonly [x: number, y: number]

/** A colour with its opacity; in what is drawn many times over, opacity says how much of the instance's colour it takes. */
export interface Paint {
  readonly colour: Colour
  readonly alpha: number
}

export const paint = (colour: Colour, alpha = 1): Paint => ({ colour, alpha })

/** How light the faces of a solid are, as by one light from above and in front: the whole lighting of the hall. */
const faces = { top: 1.16, front: 1, side: 0.82, bottom: 0.6 } as const

/** Triangles of flat colours, gathered for one geometry, so that a hall needs few draw calls and no lights. */
export class Drawing {
  readonly #positions: number[] = []
  readonly #colours: number[] = []

  triangle(a: Point, b: Point, c: Point, paints: Paint | readonly [Paint, Paint, Paint]): void {
    const [first, second, third] = 'alpha' in paints ? [paints, paints, paints] : paints
    this.#corner(a, first)
    this.#corner(b, second)
    this.#corner(c, third)
  }

  /** Corners in turn around it. */
  quad(a: Point, b: Point, c: Point, d: Point, paints: Paint | readonly [Paint, Paint, Paint, Paint]): void {
    const [first, second, third, fourth] = 'alpha' in paints ? [paints, paints, paints, paints] : paints
    this.triangle(a, b, c, [first, second, third])
    this.triangle(a, c, d, [first, third, fourth])
  }

  /** Between two opposite corners that are alike in one direction. */
  rect(
    [x0, y0, z0]: Point,
    [x1, y1, z1]: Point,
    paints: Paint | readonly [Paint, Paint, Paint, Paint],
  ): void {
    const beside: Point = x0 === x1 ? [x0, y0, z1] : [x1, y0, z0]
    const above: Point = y0 === y1 ? [x0, y0, z1] : [x0, y1, z0]
    this.quad([x0, y0, z0], beside, [x1, y1, z1], above, paints)
  }

  /** A band between two lines of as many points. */
  strip(first: readonly Point[], second: readonly Point[], from: Paint, to = from): void {
    const others = neighbours(second)
    for (const [index, [a, b]] of neighbours(first).entries()) {
      const [d, c] = others[index] ?? [a, b]
      this.quad(a, b, c, d, [from, from, to, to])
    }
  }

  /** Every point of the outline must be seen from the first. */
  fan(outline: readonly Point[], colour: Paint, middle: Paint = colour): void {
    const [first, ...others] = outline
    if (!first) return
    for (const [point, next] of neighbours(others))
      this.triangle(first, point, next, [middle, colour, colour])
  }

  box(min: Point, max: Point, colour: Colour, alpha = 1): void {
    const [x0, y0, z0] = min
    const [x1, y1, z1] = max
    const top = paint(shade(colour, faces.top), alpha)
    const front = paint(shade(colour, faces.front), alpha)
    const side = paint(shade(colour, faces.side), alpha)
    const bottom = paint(shade(colour, faces.bottom), alpha)
    this.quad([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1], top)
    this.quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], bottom)
    this.quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], front)
    this.quad([x0, y0, z0], [x1, y0, z0], [x1, y1, z0], [x0, y1, z0], front)
    this.quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0], side)
    this.quad([x1, y0, z0], [x1, y0, z1], [x1, y1, z1], [x1, y1, z0], side)
  }

  /** An outline, seen whole from `middle`, drawn out from `z0` to `z1`. */
  slab(
    outline: readonly FlatPoint[],
    middle: FlatPoint,
    z0: number,
    z1: number,
    colour: Colour,
    alpha = 1,
  ): void {
    for (const [[x, y], [nextX, nextY]] of neighbours(closed(outline))) {
      const front = paint(colour, alpha)
      this.triangle([middle[0], middle[1], z1], [x, y, z1], [nextX, nextY, z1], front)
      this.triangle([middle[0], middle[1], z0], [x, y, z0], [nextX, nextY, z0], front)
      const isOnTop = (y + nextY) / 2 > middle[1]
      const edge = paint(shade(colour, isOnTop ? faces.top : faces.side), alpha)
      this.quad([x, y, z0], [nextX, nextY, z0], [nextX, nextY, z1], [x, y, z1], edge)
    }
  }

  /** Turned to +z; fades from `middle` to `rim`. */
  disc(centre: Point, radius: FlatPoint, rim: Paint, middle = rim, steps = 24): void {
    const [x, y, z] = centre
    const around = circle(steps).map(([cos, sin]): Point => [x + cos * radius[0], y + sin * radius[1], z])
    this.fan([centre, ...closed(around)], rim, middle)
  }

  /** As `disc`, lying on the floor. */
  pool(centre: Point, radius: FlatPoint, rim: Paint, middle = rim, steps = 24): void {
    const [x, y, z] = centre
    const around = circle(steps).map(([cos, sin]): Point => [x + cos * radius[0], y, z + sin * radius[1]])
    this.fan([centre, ...closed(around)], rim, middle)
  }

  get triangles(): number {
    return this.#positions.length / 9
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.#positions), 3))
    geometry.setAttribute('paint', new BufferAttribute(new Uint8Array(this.#colours), 4, true))
    return geometry
  }

  #corner(point: Point, { colour, alpha }: Paint): void {
    this.#positions.push(...point)
    for (const value of [...colour, alpha]) this.#colours.push(Math.round(Math.min(1, value) * 255))
  }
}

/** Each with the one behind it. */
export function neighbours<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((item, index): [Item, Item][] => {
    const next = items[index + 1]
    return next === undefined ? [] : [[item, next]]
  })
}

/** From the first point to the first again. */
export const closed = <Item>(outline: readonly Item[]): Item[] => [...outline, ...outline.slice(0, 1)]

/** The ends of equal steps from one value to another. */
export const stepsBetween = (from: number, to: number, steps: number): number[] =>
  Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)

/** The outline whose right half this is, from its foot upwards. */
export const mirrored = (right: readonly FlatPoint[]): FlatPoint[] => [
  ...right,
  ...right.map(([x, y]): FlatPoint => [-x, y]).reverse(),
]

/** A trapezium around `x`, by the height of each of its two edges and half its width there. */
export const trapezium = (x: number, [low, foot]: FlatPoint, [high, top]: FlatPoint): FlatPoint[] =>
  mirrored([
    [foot, low],
    [top, high],
  ]).map(([across, up]) => [x + across, up])

/** Cosine and sine in equal steps, counter-clockwise from the right. */
export function circle(steps: number): FlatPoint[] {
  return Array.from({ length: steps }, (_, step): FlatPoint => {
    const angle = (step / steps) * 2 * Math.PI
    return [Math.cos(angle), Math.sin(angle)]
  })
}

/** A rectangle with round corners, counter-clockwise. */
export function roundedBox(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  radius: number,
  steps = 4,
): FlatPoint[] {
  const corners = [
    [x1 - radius, y0 + radius, -0.5],
    [x1 - radius, y1 - radius, 0],
    [x0 + radius, y1 - radius, 0.5],
    [x0 + radius, y0 + radius, 1],
  ] as const
  return corners.flatMap(([x, y, start]) =>
    Array.from({ length: steps + 1 }, (_, step): FlatPoint => {
      const angle = (start + step / steps / 2) * Math.PI
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    }),
  )
}
