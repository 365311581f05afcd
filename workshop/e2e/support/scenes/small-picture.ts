import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { encodePalettePng } from './palette-png.ts'

const colourTypeAt = 25
const palette = 3

/** Gives a picture that was just taken few colours, so that it takes a third of the bytes. Any page can do it. */
export async function makeSmall(page: Page, path: string): Promise<void> {
  if (!existsSync(path)) return
  const png = readFileSync(path)
  if (png[colourTypeAt] === palette) return
  const { pixels, width, height } = await page.evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
    let pixels = ''
    // Shades that look alike become one.
    for (const channel of data) pixels += String.fromCharCode((channel & 0xfc) + 2)
    return { pixels: btoa(pixels), width: image.width, height: image.height }
  }, png.toString('base64'))
  writeFileSync(path, encodePalettePng(Buffer.from(pixels, 'base64'), width, height))
}
