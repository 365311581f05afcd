import { BufferAttribute, BufferGeometry, CanvasTexture, LinearFilter, Mesh, NoColorSpace } from 'three'
import type { Colour } from './colour.ts'
import { pictureMaterial } from './materials.ts'

const [width, height] = [512, 96]

/** The name of the hall as on a station's sign, in the middle at `centre`. */
export function makeSign(
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
export function pictureMesh(
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
