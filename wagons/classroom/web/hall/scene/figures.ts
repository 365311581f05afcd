import {
  Color,
  DynamicDrawUsage,
  Euler,
  InstancedMesh,
  Matrix4,
  Quaternion,
  type ShaderMaterial,
  Vector3,
} from 'three'
import type { FigureShape } from '#wagons/classroom/contract/classroom.ts'
import { colourOf } from './colour.ts'
import { Drawing, paint } from './drawing.ts'
import type { Standing } from './figure-motion.ts'
import { drawArm, drawCap, drawFigure, drawHangingArm, figureMeasures, hostSize } from './figure-shapes.ts'

/** A figure as drawn now, in units of the room. */
export interface DrawnFigure extends Standing {
  readonly seat: number
  readonly shape: FigureShape
  readonly isHost: boolean
  readonly hasHandUp: boolean
}

// Those of the page (figure.css) as they are by lamplight; who is who, shape and number say.
const colours = ['#9a86ff', '#5b9df0', '#ff8a68', '#57c98d', '#cf86f0', '#f2b544']
const hostColour = '#fffdf8'
const most = 256
const upright = new Vector3(0, 0, 1)

/** All learners of a hall: one mesh for each shape, one for hands, caps and the strokes of the numbers. */
export class Figures {
  readonly meshes: readonly InstancedMesh[]
  readonly #bodies: Record<FigureShape, InstancedMesh>
  readonly #arms: InstancedMesh
  readonly #hangingArms: InstancedMesh
  readonly #caps: InstancedMesh
  readonly #strokes: InstancedMesh
  readonly #place = new Matrix4()
  readonly #part = new Matrix4()

  constructor(material: ShaderMaterial) {
    const mesh = (drawing: Drawing, count: number) => {
      const many = new InstancedMesh(drawing.geometry(), material, count)
      many.instanceMatrix.setUsage(DynamicDrawUsage)
      many.frustumCulled = false
      many.count = 0
      // Without it a mesh has no colours of its own for the program to read.
      many.setColorAt(0, new Color(1, 1, 1))
      return many
    }
    const body = (shape: FigureShape) => mesh(drawFigure(shape), most)
    this.#bodies = {
      ticket: body('ticket'),
      lantern: body('lantern'),
      suitcase: body('suitcase'),
      bell: body('bell'),
      clock: body('clock'),
      signal: body('signal'),
    }
    this.#arms = mesh(drawArm(), most)
    this.#hangingArms = mesh(drawHangingArm(), most * 2)
    this.#caps = mesh(drawCap(), 4)
    this.#strokes = mesh(drawStroke(), most * 14)
    this.meshes = [...Object.values(this.#bodies), this.#arms, this.#hangingArms, this.#caps, this.#strokes]
  }

  /** `hidden` is not drawn: who sees the hall from the own seat. */
  update(figures: readonly DrawnFigure[], hidden?: number): void {
    for (const mesh of this.meshes) mesh.count = 0
    for (const figure of figures) if (figure.seat !== hidden) this.#add(figure)
    for (const mesh of this.meshes) {
      mesh.instanceMatrix.needsUpdate = true
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
    }
  }

  dispose(): void {
    for (const mesh of this.meshes) {
      mesh.geometry.dispose()
      mesh.dispose()
    }
  }

  #add(figure: DrawnFigure): void {
    const { shape, isHost, hasHandUp, seat } = figure
    const size = isHost ? hostSize : 1
    const rotation = new Quaternion().setFromEuler(new Euler(0, figure.turn, figure.lean))
    this.#place.compose(new Vector3(figure.x, figure.y, figure.z), rotation, new Vector3(size, size, size))
    const hex = isHost ? hostColour : (colours[seat % colours.length] ?? hostColour)
    // As it stands: the programs convert no colours.
    const colour = new Color(...colourOf(hex))
    put(this.#bodies[shape], this.#place, colour)
    if (hasHandUp) put(this.#arms, this.#place, colour)
    const { top, number, shoulder } = figureMeasures[shape]
    for (const side of hasHandUp ? [-1] : [-1, 1]) {
      this.#part.makeTranslation(side * shoulder[0], shoulder[1], 0).scale(new Vector3(side, 1, 1))
      put(this.#hangingArms, this.#part.premultiply(this.#place), colour)
    }
    if (isHost) {
      this.#part.makeTranslation(0, top - 0.12, 0).premultiply(this.#place)
      put(this.#caps, this.#part, colour)
      return
    }
    for (const { x, y, isUpright } of strokesOf(seat)) {
      this.#part.makeRotationAxis(upright, isUpright ? Math.PI / 2 : 0)
      this.#part.setPosition(x, y + number, 0.23).premultiply(this.#place)
      put(this.#strokes, this.#part, colour)
    }
  }
}

function put(mesh: InstancedMesh, matrix: Matrix4, colour: Color): void {
  mesh.setMatrixAt(mesh.count, matrix)
  mesh.setColorAt(mesh.count, colour)
  mesh.count += 1
}

/** One stroke of a digit. */
function drawStroke(): Drawing {
  const drawing = new Drawing()
  drawing.fan(
    [
      [-0.075, 0, 0],
      [-0.05, 0.024, 0],
      [0.05, 0.024, 0],
      [0.075, 0, 0],
      [0.05, -0.024, 0],
      [-0.05, -0.024, 0],
    ],
    paint(colourOf('#fffdf8'), 0),
  )
  return drawing
}

/** Which strokes make a digit: top, upper right, lower right, bottom, lower left, upper left, middle. */
const digits = [
  0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111, 0b1111111,
  0b1101111,
]
const strokes: readonly (readonly [x: number, y: number, isUpright: boolean])[] = [
  [0, 0.17, false],
  [0.085, 0.085, true],
  [0.085, -0.085, true],
  [0, -0.17, false],
  [-0.085, -0.085, true],
  [-0.085, 0.085, true],
  [0, 0, false],
]

/** The strokes of a number around its middle, as on a station's board. */
export function strokesOf(number: number): { x: number; y: number; isUpright: boolean }[] {
  const signs = String(number)
  return [...signs].flatMap((sign, index) => {
    const middle = (index - (signs.length - 1) / 2) * 0.27
    return strokes.flatMap(([x, y, isUpright], stroke) =>
      ((digits[Number(sign)] ?? 0) >> stroke) & 1 ? [{ x: x + middle, y, isUpright }] : [],
    )
  })
}
