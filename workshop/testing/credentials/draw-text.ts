import { readFile } from 'node:fs/promises'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { decompress } from 'wawoff2'

/** A picture in black on white; `isInk` by pixel, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly isInk: readonly boolean[]
}

/** Pixels of four bytes each, as canvases give them. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** What stands in a canvas, in black or not. */
export function inkOf({ data, width, height }: Pixels): Picture {
  const isInk = Array.from({ length: width * height }, (_, pixel) => (data[pixel * 4] ?? 0) < 128)
  return { width, height, isInk }
}

/** How many pixels a point has in pictures. */
export const scale = 2

/**
 * Draws a text as browsers draw it, by Skia, in the whole of a font at weight 600: its left end at `x`, its baseline at
 * `y`, in points.
 */
export async function drawText(
  text: string,
  fontFile: string,
  { x, y, size, width, height }: Record<'x' | 'y' | 'size' | 'width' | 'height', number>,
): Promise<Picture> {
  const stored = await readFile(fontFile)
  const font = fontFile.endsWith('.woff2') ? Buffer.from(await decompress(stored)) : stored
  if (!GlobalFonts.has(fontFile)) GlobalFonts.register(font, fontFile)
  const context = createCanvas(width * scale, height * scale).getContext('2d')
  context.scale(scale, scale)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#000000'
  context.fontVariationSettings = "'wght' 600"
  context.font = `${size}px "${fontFile}"`
  context.textAlign = 'left'
  context.fillText(text, x, y)
  return inkOf(context.getImageData(0, 0, width * scale, height * scale))
}

/**
 * The part of the ink of either picture that has none of the other within two pixels, by which renderers differ: 0 where
 * they are the same.
 */
export function strayInk(one: Picture, other: Picture): number {
  let ink = 0
  let stray = 0
  for (const [mine, yours] of [
    [one, other],
    [other, one],
  ] as const)
    for (const [pixel, isInk] of mine.isInk.entries()) {
      if (!isInk) continue
      ink += 1
      if (!hasInkAround(yours, pixel)) stray += 1
    }
  return stray / ink
}

function hasInkAround({ isInk, width }: Picture, pixel: number): boolean {
  const row = [-2, -1, 0, 1, 2]
  return row.some((dy) => row.some((dx) => isInk[pixel + dy * width + dx]))
}
