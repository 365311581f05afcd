import type { FigureShape } from '#wagons/classroom/contract/classroom.ts'
import { type Colour, colourOf, shade } from './colour.ts'
import {
  circle,
  closed,
  Drawing,
  type FlatPoint,
  mirrored,
  type Point,
  paint,
  roundedBox,
  stepsBetween,
} from './drawing.ts'

const white: Colour = [1, 1, 1]
const cream = colourOf('#fffdf8')
const ink = colourOf('#1d1b2c')
/** Half of how thick a figure is. */
const thick = 0.19

interface FigureMeasures {
  /** The middle of its number, above its feet. */
  readonly number: number
  readonly top: number
  /** Where an arm begins, to the right and up. */
  readonly shoulder: FlatPoint
}

export const figureMeasures: Record<FigureShape, FigureMeasures> = {
  ticket: { number: 1.14, top: 1.4, shoulder: [0.43, 1] },
  lantern: { number: 0.92, top: 1.56, shoulder: [0.42, 0.88] },
  suitcase: { number: 0.9, top: 1.3, shoulder: [0.49, 0.84] },
  bell: { number: 0.92, top: 1.5, shoulder: [0.35, 0.86] },
  clock: { number: 0.92, top: 1.5, shoulder: [0.46, 0.84] },
  signal: { number: 1.3, top: 1.72, shoulder: [0.29, 0.86] },
}

/** How high a figure reaches, in units of the room; the host with the cap. */
export const figureTop = ({ shape, isHost }: { shape: FigureShape; isHost: boolean }): number =>
  isHost ? (figureMeasures[shape].top + 0.28) * hostSize : figureMeasures[shape].top

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
    // Round at its corners, with the half circle that is punched out of its edge.
    const right = [...arc(0.36, 0.3, -90, 0), ...arc(0.46, 0.84, -90, -270), ...arc(0.36, 1.3, 0, 90)]
    body(drawing, mirrored(right), [0, 0.84])
    for (const x of [-0.26, -0.13, 0, 0.13, 0.26]) dash(drawing, x, 0.84)
    face(drawing, 1.06, 1)
  },
  lantern(drawing) {
    ring(drawing, 1.43, 0.13)
    body(drawing, roundedBox(-0.24, 1.16, 0.24, 1.32, 0.05), [0, 1.24], 0.7)
    body(
      drawing,
      mirrored([
        [0.26, 0.22],
        [0.46, 0.5],
        [0.46, 0.92],
        [0.28, 1.18],
      ]),
      [0, 0.7],
    )
    for (const x of [-0.3, 0.3])
      drawing.box([x - 0.025, 0.4, thick], [x + 0.025, 1.02, thick + 0.02], shade(white, 0.72), 1)
    face(drawing, 0.82, 2)
  },
  suitcase(drawing) {
    body(drawing, roundedBox(-0.52, 0.22, 0.52, 1.06, 0.13), [0, 0.64])
    const grip = (x0: number, x1: number, y0: number) =>
      drawing.box([x0 - 0.035, y0 - 0.035, -0.06], [x1 + 0.035, 1.275, 0.06], shade(white, 0.6))
    for (const x of [-0.2, 0.2]) grip(x, x, 1.04)
    grip(-0.2, 0.2, 1.24)
    for (const x of [-0.34, 0.34])
      drawing.box([x - 0.05, 0.22, thick], [x + 0.05, 1.06, thick + 0.02], shade(white, 0.72), 1)
    face(drawing, 0.72, 3)
  },
  bell(drawing) {
    body(drawing, roundAt(0, 1.42, 0.1, 12), [0, 1.42], 0.6, 0.09)
    body(
      drawing,
      mirrored([
        [0.52, 0.24],
        [0.52, 0.34],
        [0.4, 0.5],
        [0.36, 0.9],
        [0.26, 1.18],
        [0.1, 1.34],
      ]),
      [0, 0.7],
    )
    drawing.box([-0.42, 0.4, thick], [0.42, 0.46, thick + 0.02], shade(white, 0.72), 1)
    face(drawing, 0.9, 4)
  },
  clock(drawing) {
    for (const x of [-0.31, 0.31]) body(drawing, roundAt(x, 1.26, 0.14, 10), [x, 1.26], 0.65, 0.09)
    drawing.box([-0.04, 1.2, -0.05], [0.04, 1.42, 0.05], ink, 0)
    body(drawing, roundAt(0, 0.74, 0.5, 22), [0, 0.74])
    for (const [x, y] of roundAt(0, 0.74, 0.42, 12))
      drawing.disc([x, y, thick + 0.01], [0.025, 0.025], paint(cream, 0), undefined, 6)
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

const body = (drawing: Drawing, outline: FlatPoint[], middle: FlatPoint, tone = 1, half = thick) =>
  drawing.slab(outline, middle, -half, half, shade(white, tone), 1)

/** A part of a circle, in degrees. */
const arc = (x: number, y: number, from: number, to: number): FlatPoint[] =>
  stepsBetween(from, to, Math.abs(to - from) / 30).map((turn): FlatPoint => {
    const angle = (turn / 180) * Math.PI
    return [x + Math.cos(angle) * 0.1, y + Math.sin(angle) * 0.1]
  })

const roundAt = (x: number, y: number, radius: number, steps: number): FlatPoint[] =>
  circle(steps).map(([cos, sin]) => [x + cos * radius, y + sin * radius])

function dash(drawing: Drawing, x: number, y: number): void {
  for (const z of [thick + 0.01, -thick - 0.01])
    drawing.rect([x - 0.04, y - 0.016, z], [x + 0.04, y + 0.016, z], paint(cream, 0))
}

/** Two eyes and a smile on the side that looks where the figure goes, and as many marks as its shape has. */
function face(drawing: Drawing, y: number, marks: number): void {
  for (let mark = 0; mark < marks; mark++) {
    const x = (mark - (marks - 1) / 2) * 0.1
    drawing.disc([x, y - 0.38, -thick - 0.02], [0.034, 0.034], paint(cream, 0), undefined, 8)
  }
  const z = -thick - 0.02
  for (const x of [-0.15, 0.15]) {
    drawing.disc([x, y, z], [0.075, 0.085], paint(cream, 0), undefined, 12)
    drawing.disc([x, y - 0.01, z - 0.01], [0.035, 0.045], paint(ink, 0), undefined, 8)
  }
  const smile = (up: number) =>
    stepsBetween(-0.13, 0.13, 6).map((x): Point => [x, y - 0.2 - 0.06 * (1 - (x / 0.13) ** 2) + up, z])
  drawing.strip(smile(-0.018), smile(0.018), paint(cream, 0))
}

function ring(drawing: Drawing, y: number, radius: number): void {
  const rim = (share: number) => closed(roundAt(0, y, radius * share, 14)).map(([x, up]): Point => [x, up, 0])
  drawing.strip(rim(1), rim(0.65), paint(shade(white, 0.6)))
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
  body(drawing, slanted, [0.57, 0.94], 1, 0.07)
  body(drawing, roundAt(0.74, 1.36, 0.14, 12), [0.74, 1.36], 1, 0.08)
  return drawing
}

/** A right arm that hangs, with its hand; its shoulder is at 0. */
export function drawHangingArm(): Drawing {
  const drawing = new Drawing()
  const slanted: FlatPoint[] = [
    [-0.05, -0.06],
    [0.1, -0.34],
    [0.22, -0.29],
    [0.06, 0.06],
  ]
  body(drawing, slanted, [0.08, -0.15], 0.86, 0.08)
  body(drawing, roundAt(0.17, -0.34, 0.1, 10), [0.17, -0.34], 0.86, 0.09)
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
