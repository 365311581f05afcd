import {
  Color,
  DynamicDrawUsage,
  Euler,
  InstancedMesh,
  Matrix4,
  type Object3D,
  Quaternion,
  type ShaderMaterial,
  Vector3,
} from 'three'
import type { FigureShape } from '#wagons/classroom/contract/classroom.ts'
import { drawStroke, strokesOf } from './figure-number.ts'
import { drawArm, drawCap, drawFigure, figureHeights, hostSize } from './figure-shapes.ts'

/** A figure as drawn now, in units of the room. */
export interface DrawnFigure {
  readonly seat: number
  readonly shape: FigureShape
  readonly isHost: boolean
  readonly hasHandUp: boolean
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
  /** To the side, while walking. */
  readonly lean: number
}

// Those of the page (figure.css) as they are by lamplight; who is who, shape and number say.
const colours = ['#9a86ff', '#5b9df0', '#ff8a68', '#57c98d', '#cf86f0', '#f2b544']
const hostColour = '#fffdf8'
const most = 256
const upright = new Vector3(0, 0, 1)

/** All learners of a hall: one mesh for each shape, one for hands, caps and the strokes of the numbers. */
export class Figures {
  readonly #bodies: Record<FigureShape, InstancedMesh>
  readonly #arms: InstancedMesh
  readonly #caps: InstancedMesh
  readonly #strokes: InstancedMesh
  readonly #place = new Matrix4()
  readonly #part = new Matrix4()

  constructor(material: ShaderMaterial) {
    const mesh = (drawing: ReturnType<typeof drawArm>, count: number) => {
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
    this.#caps = mesh(drawCap(), 4)
    this.#strokes = mesh(drawStroke(), most * 14)
  }

  get meshes(): readonly Object3D[] {
    return [...Object.values(this.#bodies), this.#arms, this.#caps, this.#strokes]
  }

  /** `hidden` is not drawn: who sees the hall from the own seat. */
  update(figures: readonly DrawnFigure[], hidden?: number): void {
    const all = [...Object.values(this.#bodies), this.#arms, this.#caps, this.#strokes]
    for (const mesh of all) mesh.count = 0
    for (const figure of figures) if (figure.seat !== hidden) this.#add(figure)
    for (const mesh of all) {
      mesh.instanceMatrix.needsUpdate = true
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
    }
  }

  dispose(): void {
    for (const mesh of [...Object.values(this.#bodies), this.#arms, this.#caps, this.#strokes]) {
      mesh.geometry.dispose()
      mesh.dispose()
    }
  }

  #add(figure: DrawnFigure): void {
    const { shape, isHost, hasHandUp, seat } = figure
    const size = isHost ? hostSize : 1
    const rotation = new Quaternion().setFromEuler(new Euler(0, figure.turn, figure.lean))
    this.#place.compose(new Vector3(figure.x, figure.y, figure.z), rotation, new Vector3(size, size, size))
    const colour = new Color()
    // As it stands: the programs convert no colours.
    const value = Number.parseInt(
      (isHost ? hostColour : (colours[seat % colours.length] ?? hostColour)).slice(1),
      16,
    )
    colour.r = (value >> 16) / 255
    colour.g = ((value >> 8) & 255) / 255
    colour.b = (value & 255) / 255
    put(this.#bodies[shape], this.#place, colour)
    if (hasHandUp) put(this.#arms, this.#place, colour)
    const { top, number } = figureHeights[shape]
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
