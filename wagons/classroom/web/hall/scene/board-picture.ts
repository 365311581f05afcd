import { CanvasTexture, LinearFilter, NoColorSpace } from 'three'
import { punchShape } from '#features/modules/web/punch.tsx'
import type { Colour } from './colour.ts'
import type { SeasonLight } from './season-light.ts'

const [width, height] = [1024, 640]
/** In ms between two pictures. */
const pace = 250

/** What hangs on the board: one canvas, drawn again only when it has changed, four times a second at most. */
export class BoardPicture {
  readonly texture: CanvasTexture
  readonly #canvas = document.createElement('canvas')
  readonly #onChange: () => void
  readonly #light: SeasonLight
  readonly #moduleNumber: number
  #drawn: string | undefined
  #wanted: string | undefined
  #timer: number | undefined
  #isDrawing = false
  #isDone = false

  constructor(light: SeasonLight, moduleNumber: number, onChange: () => void) {
    this.#light = light
    this.#moduleNumber = moduleNumber
    this.#onChange = onChange
    this.#canvas.width = width
    this.#canvas.height = height
    this.texture = new CanvasTexture(this.#canvas)
    this.texture.colorSpace = NoColorSpace
    this.texture.minFilter = LinearFilter
    this.texture.generateMipmaps = false
    this.#drawEmpty()
  }

  /** The source of an SVG; undefined for an empty board. */
  show(svg: string | undefined): void {
    this.#wanted = svg
    if (this.#timer === undefined && !this.#isDrawing && svg !== this.#drawn) void this.#draw()
  }

  dispose(): void {
    this.#isDone = true
    clearTimeout(this.#timer)
    this.texture.dispose()
  }

  async #draw(): Promise<void> {
    const svg = this.#wanted
    this.#isDrawing = true
    if (svg === undefined) this.#drawEmpty()
    else await this.#drawSource(svg)
    this.#isDrawing = false
    if (this.#isDone) return
    this.#drawn = svg
    this.texture.needsUpdate = true
    this.#onChange()
    this.#timer = window.setTimeout(() => {
      this.#timer = undefined
      this.show(this.#wanted)
    }, pace)
  }

  async #drawSource(svg: string): Promise<void> {
    const image = new Image(width, height)
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
    // A picture that cannot be drawn leaves the one before it.
    const isDrawable = await image.decode().then(
      () => true,
      () => false,
    )
    if (isDrawable) this.#canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  }

  /** The punch of the module's station. */
  #drawEmpty(): void {
    const context = this.#canvas.getContext('2d')
    if (!context) return
    const { vault, sky, train } = this.#light
    const ground = context.createLinearGradient(0, 0, 0, height)
    ground.addColorStop(0, css(vault[1]))
    ground.addColorStop(1, css(vault[3]))
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    context.fillStyle = css(train)
    context.beginPath()
    context.arc(width / 2, height / 2 - 20, 190, 0, 7)
    context.fill()
    context.strokeStyle = css(sky[0])
    context.lineWidth = 8
    context.setLineDash([18, 18])
    context.beginPath()
    context.moveTo(0, 580)
    context.lineTo(width, 580)
    context.stroke()
    context.setLineDash([])
    const { area, line, width: stroke = 2 } = punchShape(this.#moduleNumber)
    context.save()
    context.translate(width / 2 - 120, height / 2 - 140)
    context.scale(10, 10)
    context.fillStyle = '#fffdf8'
    context.strokeStyle = '#fffdf8'
    context.lineWidth = stroke
    context.lineCap = 'round'
    if (area) context.fill(new Path2D(area), 'evenodd')
    else if (line) context.stroke(new Path2D(line))
    context.restore()
  }
}

const css = (colour: Colour) => `rgb(${colour.map((value) => Math.round(value * 255)).join(' ')})`
