import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Group,
  LinearFilter,
  Mesh,
  NoColorSpace,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { Season } from '#features/modules/contract.ts'
import type { Place } from '#wagons/classroom/contract/classroom-frames.ts'
import { BoardPicture } from './board-picture.ts'
import { drawBuilding } from './building.ts'
import type { Shot } from './camera.ts'
import type { Colour } from './colour.ts'
import { board, placeX, placeZ, room, vaultHeight } from './dimensions.ts'
import { Drawing, paint } from './drawing.ts'
import { type DrawnFigure, Figures } from './figures.ts'
import { drawClockHands, drawFurniture, drawGlows } from './furniture.ts'
import { glowMaterial, manyMaterial, pictureMaterial, solidMaterial } from './materials.ts'
import { drawOutside } from './outside.ts'
import { byNight, lightOf } from './season-light.ts'
import { accentOf, drawSpace, spaceKind } from './spaces.ts'
import { drawTrain, drawTrainGlow } from './train.ts'

export interface HallLook {
  readonly season: Season
  readonly spaceName: string
  readonly moduleNumber: number
}

/** Sharper than this costs more than it shows. */
const maxPixelRatio = 1.5

/** The hall as three.js draws it: one picture for each call of `draw`, nothing by itself. */
export class HallScene {
  readonly board: BoardPicture
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #camera = new PerspectiveCamera(54, 1, 0.3, 130)
  readonly #figures: Figures
  readonly #solid = solidMaterial()
  readonly #glow = glowMaterial()
  readonly #many = manyMaterial()
  readonly #train = new Group()
  readonly #hands: Mesh
  readonly #ring: Mesh

  /** Throws where the browser gives no WebGL after all. `onBoard` is called when the board shows another picture. */
  constructor(canvas: HTMLCanvasElement, { season, spaceName, moduleNumber }: HallLook, onBoard: () => void) {
    this.#renderer = new WebGLRenderer({
      canvas,
      antialias: true,
      powerPreference: 'low-power',
      alpha: false,
    })
    const light = lightOf(season)
    const kind = spaceKind(spaceName, moduleNumber)
    const accent = accentOf[kind]
    const [outside, solid, glow] = [new Drawing(), new Drawing(), new Drawing()]
    drawOutside(outside, season, kind === 'aurora' ? byNight(light) : light)
    drawBuilding(solid, light)
    drawFurniture(solid, light, accent)
    // Northern lights come first: what glows in the hall lies over them.
    drawSpace(kind, { outside, solid, glow }, light)
    drawGlows(glow, light)
    drawSignPosts(solid)

    this.board = new BoardPicture(light, moduleNumber, onBoard)
    this.#figures = new Figures(this.#many)
    this.#hands = new Mesh(drawClockHands(new Date()).geometry(), this.#solid)
    this.#ring = new Mesh(drawRing().geometry(), this.#glow)
    this.#train.add(
      new Mesh(drawTrain(light).geometry(), this.#solid),
      new Mesh(drawTrainGlow().geometry(), this.#glow),
    )
    this.#scene.add(
      new Mesh(outside.geometry(), this.#solid),
      new Mesh(solid.geometry(), this.#solid),
      new Mesh(glow.geometry(), this.#glow),
      pictureMesh(
        this.board.texture,
        [0, board.bottom + board.height / 2, board.z],
        board.width,
        board.height,
      ),
      makeSign(spaceName, accent, sign, 4.6),
      this.#train,
      this.#hands,
      this.#ring,
      ...this.#figures.meshes,
    )
    this.#scene.matrixWorldAutoUpdate = true
  }

  /** `sharpness` is the share of what the screen could show, for devices that draw slowly. */
  resize(width: number, height: number, sharpness: number): void {
    this.#renderer.setPixelRatio(Math.min(maxPixelRatio, devicePixelRatio) * sharpness)
    this.#renderer.setSize(width, height, false)
    this.#camera.aspect = width / height
  }

  /** How far the train still is from its place; undefined for no train. */
  moveTrain(distance: number | undefined): void {
    this.#train.visible = distance !== undefined
    this.#train.position.z = distance ?? 0
  }

  setClock(now: Date): void {
    this.#hands.geometry.dispose()
    this.#hands.geometry = drawClockHands(now).geometry()
  }

  /** `you` has a light under it; `hidden` is not drawn. */
  setFigures(figures: readonly DrawnFigure[], you: number, hidden?: number): void {
    this.#figures.update(figures, hidden)
    const own = figures.find(({ seat }) => seat === you)
    this.#ring.visible = own !== undefined && hidden !== you
    if (own) this.#ring.position.set(own.x, 0, own.z)
  }

  draw({ from, to, angle }: Shot): void {
    this.#camera.fov = angle
    this.#camera.position.set(...from)
    this.#camera.lookAt(...to)
    this.#camera.updateProjectionMatrix()
    this.#renderer.render(this.#scene, this.#camera)
  }

  /** Where a point is seen, from 0 to 1 from the left and the top; undefined for what is behind the camera. */
  project(x: number, y: number, z: number): { x: number; y: number } | undefined {
    const point = new Vector3(x, y, z).project(this.#camera)
    return point.z > 1 ? undefined : { x: (point.x + 1) / 2, y: (1 - point.y) / 2 }
  }

  /** The place on the floor that is seen there; undefined above the horizon. */
  floorAt(x: number, y: number): Pick<Place, 'x' | 'z'> | undefined {
    const ray = new Raycaster()
    ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.#camera)
    const point = ray.ray.intersectPlane(new Plane(new Vector3(0, 1, 0)), new Vector3())
    return point && point.z > room.endWall ? { x: placeX(point.x), z: placeZ(point.z) } : undefined
  }

  dispose(): void {
    this.board.dispose()
    this.#figures.dispose()
    this.#scene.traverse((object) => {
      if (object instanceof Mesh) object.geometry.dispose()
    })
    for (const material of [this.#solid, this.#glow, this.#many]) material.dispose()
    this.#renderer.dispose()
    // A browser has few of them, and the next hall wants one.
    if (!this.#renderer.getContext().isContextLost()) this.#renderer.forceContextLoss()
  }
}

const sign = [-7.1, 7.1, 4.4] as const

function drawSignPosts(solid: Drawing): void {
  const [x, y, z] = sign
  for (const side of [-1.7, 1.7])
    solid.box(
      [x + side - 0.04, y, z - 0.12],
      [x + side + 0.04, vaultHeight(x + side), z - 0.04],
      [0.086, 0.078, 0.165],
    )
  solid.box([x - 2.38, y - 0.5, z - 0.14], [x + 2.38, y + 0.5, z - 0.02], [0.086, 0.078, 0.165])
}

function drawRing(): Drawing {
  const drawing = new Drawing()
  drawing.pool([0, 0.04, 0], [1.15, 0.85], paint([1, 0.95, 0.75], 0), paint([1, 0.95, 0.75], 0.75))
  return drawing
}

const [width, height] = [512, 96]

/** The name of the hall as on a station's sign, in the middle at `centre`. */
function makeSign(
  name: string,
  accent: Colour,
  centre: readonly [number, number, number],
  size: number,
): Mesh {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#16142a'
    context.fillRect(0, 0, width, height)
    context.fillStyle = `rgb(${accent.map((value) => Math.round(value * 255)).join(' ')})`
    context.fillRect(0, height - 12, width, 12)
    context.fillStyle = '#fffdf8'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.font = "600 60px 'Barlow Condensed', 'Arial Narrow', sans-serif"
    context.fillText(name, width / 2, 44, width - 40)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = NoColorSpace
  texture.minFilter = LinearFilter
  texture.generateMipmaps = false
  return pictureMesh(texture, centre, size, (size * height) / width)
}

/** A flat picture turned away from the board's wall. */
function pictureMesh(
  texture: CanvasTexture,
  [x, y, z]: readonly [number, number, number],
  wide: number,
  high: number,
): Mesh {
  const [x0, x1, y0, y1] = [x - wide / 2, x + wide / 2, y - high / 2, y + high / 2]
  const geometry = new BufferGeometry()
  const corners = [x0, y0, z, x1, y0, z, x1, y1, z, x0, y0, z, x1, y1, z, x0, y1, z]
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array([0, 0, 1, 0, 1, 1, 0, 0, 1, 1, 0, 1]), 2))
  return new Mesh(geometry, pictureMaterial(texture))
}
