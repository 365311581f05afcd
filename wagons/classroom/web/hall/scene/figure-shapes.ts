import type { FigureShape } from '#wagons/classroom/contract/classroom.ts'
import { type Colour, colourOf, shade } from './colour.ts'
import { circle, Drawing, type FlatPoint, paint, roundedBox } from './drawing.ts'

const white: Colour = [1, 1, 1]
const cream = colourOf('#fffdf8')
const ink = colourOf('#1d1b2c')
/** Half of how thick a figure is. */
const thick = 0.19

/** How high above its feet the middle of a figure's number is, and how high it is in all. */
export const figureHeights: Record<FigureShape, { readonly number: number; readonly top: number }> = {
  ticket: { number: 1.14, top: 1.4 },
  lantern: { number: 0.92, top: 1.56 },
  suitcase: { number: 0.9, top: 1.3 },
  bell: { number: 0.92, top: 1.5 },
  clock: { number: 0.92, top: 1.5 },
  signal: { number: 1.3, top: 1.72 },
}

/** How high a figure reaches, in units of the room; the host with the cap. */
export const figureTop = ({ shape, isHost }: { shape: FigureShape; isHost: boolean }): number =>
  isHost ? (figureHeights[shape].top + 0.28) * hostSize : figureHeights[shape].top

/** The host is seen from the last bench. */
export const hostSize = 1.18

/** Looks at the board, which is at -z; its feet stand at 0. White takes the colour of the figure. */
export function drawFigure(shape: FigureShape): Drawing {
  const drawing = new Drawing()
  for (const x of [-0.17, 0.17]) drawing.box([x - 0.05, 0, -0.06], [x + 0.05, 0.26, 0.06], ink, 0)
  bodies[shape](drawing)
  return drawing
}

const bodies: Record<FigureShape, (drawing: Drawing) => void> = {
  ticket(drawing) {
    const right: FlatPoint[] = [...corner(0.36, 0.3, -90), ...notch(0.46, 0.84), ...corner(0.36, 1.3, 0)]
    const left = right.map(([x, y]): FlatPoint => [-x, y]).reverse()
    body(drawing, [...right, ...left], [0, 0.84])
    for (const x of [-0.26, -0.13, 0, 0.13, 0.26]) dash(drawing, x, 0.84)
    face(drawing, 1.06, 1)
  },
  lantern(drawing) {
    ring(drawing, 1.43, 0.13)
    body(drawing, roundedBox(-0.24, 1.16, 0.24, 1.32, 0.05), [0, 1.24], 0.7)
    body(
      drawing,
      [
        [0.26, 0.22],
        [0.46, 0.5],
        [0.46, 0.92],
        [0.28, 1.18],
        [-0.28, 1.18],
        [-0.46, 0.92],
        [-0.46, 0.5],
        [-0.26, 0.22],
      ],
      [0, 0.7],
    )
    for (const x of [-0.3, 0.3])
      drawing.box([x - 0.025, 0.4, thick], [x + 0.025, 1.02, thick + 0.02], shade(white, 0.72), 1)
    face(drawing, 0.82, 2)
  },
  suitcase(drawing) {
    body(drawing, roundedBox(-0.52, 0.22, 0.52, 1.06, 0.13), [0, 0.64])
    const grip: FlatPoint[] = [
      [-0.2, 1.04],
      [-0.2, 1.24],
      [0.2, 1.24],
      [0.2, 1.04],
    ]
    for (const [index, from] of grip.entries()) {
      const to = grip[index + 1]
      if (to)
        drawing.box(
          [Math.min(from[0], to[0]) - 0.035, Math.min(from[1], to[1]) - 0.035, -0.06],
          [Math.max(from[0], to[0]) + 0.035, Math.max(from[1], to[1]) + 0.035, 0.06],
          shade(white, 0.6),
        )
    }
    for (const x of [-0.34, 0.34])
      drawing.box([x - 0.05, 0.22, thick], [x + 0.05, 1.06, thick + 0.02], shade(white, 0.72), 1)
    face(drawing, 0.72, 3)
  },
  bell(drawing) {
    body(
      drawing,
      circle(12).map(([x, y]): FlatPoint => [x * 0.1, 1.42 + y * 0.1]),
      [0, 1.42],
      0.6,
      0.09,
    )
    body(
      drawing,
      [
        [0.52, 0.24],
        [0.52, 0.34],
        [0.4, 0.5],
        [0.36, 0.9],
        [0.26, 1.18],
        [0.1, 1.34],
        [-0.1, 1.34],
        [-0.26, 1.18],
        [-0.36, 0.9],
        [-0.4, 0.5],
        [-0.52, 0.34],
        [-0.52, 0.24],
      ],
      [0, 0.7],
    )
    drawing.box([-0.42, 0.4, thick], [0.42, 0.46, thick + 0.02], shade(white, 0.72), 1)
    face(drawing, 0.9, 4)
  },
  clock(drawing) {
    for (const side of [-1, 1])
      body(
        drawing,
        circle(10).map(([x, y]): FlatPoint => [side * 0.31 + x * 0.14, 1.26 + y * 0.14]),
        [side * 0.31, 1.26],
        0.65,
        0.09,
      )
    drawing.box([-0.04, 1.2, -0.05], [0.04, 1.42, 0.05], ink, 0)
    body(
      drawing,
      circle(22).map(([x, y]): FlatPoint => [x * 0.5, 0.74 + y * 0.5]),
      [0, 0.74],
    )
    for (const [x, y] of circle(12))
      drawing.disc(
        [x * 0.42, 0.74 + y * 0.42, thick + 0.01],
        [0.025, 0.025],
        paint(cream, 0),
        paint(cream, 0),
        6,
      )
    face(drawing, 0.82, 5)
  },
  signal(drawing) {
    body(drawing, roundedBox(-0.3, 0.24, 0.3, 0.9, 0.08), [0, 0.56], 0.8)
    body(drawing, roundedBox(-0.32, 0.9, 0.32, 1.66, 0.31), [0, 1.3])
    // Its arm, as semaphores have it.
    drawing.slab(
      [
        [-0.28, 1.3],
        [-0.28, 1.46],
        [-0.82, 1.66],
        [-0.88, 1.5],
      ],
      [-0.55, 1.48],
      -0.05,
      0.05,
      colourOf('#fffdf8'),
      0,
    )
    drawing.disc([-0.72, 1.54, 0.06], [0.06, 0.06], paint(colourOf('#bf4126'), 0), undefined, 8)
    face(drawing, 1.32, 6)
  },
}

function body(
  drawing: Drawing,
  outline: readonly FlatPoint[],
  middle: FlatPoint,
  tone = 1,
  half = thick,
): void {
  drawing.slab(outline, middle, -half, half, shade(white, tone), 1)
}

/** A quarter of a circle outwards, counter-clockwise from `start` degrees. */
function corner(x: number, y: number, start: number): FlatPoint[] {
  return [0, 30, 60, 90].map((turn): FlatPoint => {
    const angle = ((start + turn) / 180) * Math.PI
    return [x + Math.cos(angle) * 0.1, y + Math.sin(angle) * 0.1]
  })
}

/** The half circle that is punched out of a ticket's edge. */
function notch(x: number, y: number): FlatPoint[] {
  return [-90, -120, -150, -180, -210, -240, -270].map((turn): FlatPoint => {
    const angle = (turn / 180) * Math.PI
    return [x + Math.cos(angle) * 0.1, y + Math.sin(angle) * 0.1]
  })
}

function dash(drawing: Drawing, x: number, y: number): void {
  for (const z of [thick + 0.01, -thick - 0.01])
    drawing.quad(
      [x - 0.04, y - 0.016, z],
      [x + 0.04, y - 0.016, z],
      [x + 0.04, y + 0.016, z],
      [x - 0.04, y + 0.016, z],
      paint(cream, 0),
    )
}

/** Two eyes and a smile on the side that looks where the figure goes, and as many marks as its shape has. */
function face(drawing: Drawing, y: number, marks: number): void {
  for (let mark = 0; mark < marks; mark++) {
    const x = (mark - (marks - 1) / 2) * 0.1
    drawing.disc([x, y - 0.38, -thick - 0.02], [0.034, 0.034], paint(cream, 0), undefined, 8)
  }
  const z = -thick - 0.02
  for (const x of [-0.15, 0.15]) {
    drawing.disc([x, y, z], [0.075, 0.085], paint(cream, 0), paint(cream, 0), 12)
    drawing.disc([x, y - 0.01, z - 0.01], [0.035, 0.045], paint(ink, 0), paint(ink, 0), 8)
  }
  const smile = Array.from({ length: 7 }, (_, step) => {
    const x = -0.13 + (step / 6) * 0.26
    return [x, y - 0.2 - 0.06 * (1 - (x / 0.13) ** 2)] as const
  })
  for (const [index, [x, low]] of smile.entries()) {
    const next = smile[index + 1]
    if (next)
      drawing.quad(
        [x, low - 0.018, z],
        [next[0], next[1] - 0.018, z],
        [next[0], next[1] + 0.018, z],
        [x, low + 0.018, z],
        paint(cream, 0),
      )
  }
}

function ring(drawing: Drawing, y: number, radius: number): void {
  const points = circle(14)
  for (const [index, [cos, sin]] of points.entries()) {
    const [nextCos, nextSin] = points[(index + 1) % points.length] ?? [1, 0]
    const at = (x: number, up: number, share: number) =>
      [x * radius * share, y + up * radius * share, 0] as const
    drawing.quad(
      at(cos, sin, 1),
      at(nextCos, nextSin, 1),
      at(nextCos, nextSin, 0.65),
      at(cos, sin, 0.65),
      paint(shade(white, 0.6)),
    )
  }
}

/** A hand that is up, at the right side of a figure that looks at the board. */
export function drawArm(): Drawing {
  const drawing = new Drawing()
  const slanted: FlatPoint[] = [
    [0.36, 0.62],
    [0.48, 0.58],
    [0.78, 1.26],
    [0.68, 1.3],
  ]
  drawing.slab(slanted, [0.57, 0.94], -0.07, 0.07, white, 1)
  drawing.slab(
    circle(12).map(([x, y]): FlatPoint => [0.74 + x * 0.14, 1.36 + y * 0.14]),
    [0.74, 1.36],
    -0.08,
    0.08,
    white,
    1,
  )
  return drawing
}

/** The host's, as conductors wear it; its rim lies at 0. */
export function drawCap(): Drawing {
  const drawing = new Drawing()
  drawing.slab(roundedBox(-0.3, 0, 0.3, 0.2, 0.05), [0, 0.1], -0.24, 0.24, colourOf('#1d1b2c'), 0)
  drawing.slab(roundedBox(-0.36, 0.17, 0.36, 0.36, 0.09), [0, 0.26], -0.27, 0.27, colourOf('#bf4126'), 0)
  drawing.box([-0.32, 0.05, -0.26], [0.32, 0.1, 0.26], colourOf('#ffcf70'), 0)
  drawing.box([-0.26, -0.03, -0.46], [0.26, 0.02, -0.2], colourOf('#1d1b2c'), 0)
  return drawing
}
