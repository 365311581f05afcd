// `npm run badge-picture`: draws pictures that the server sends as PNG, of the Open Badge and the like, from the SVG beside
// them. Run it when one of these changes.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { encodePalettePng } from '#workshop/e2e/support/scenes/palette-png.ts'

const side = 512
const root = join(import.meta.dirname, '../..')
const names = globSync('{features,wagons}/**/server/**/*.svg', { cwd: root })
  .map((file) => join(root, file.slice(0, -'.svg'.length)))
  .filter((name) => existsSync(`${name}.png`))

for (const name of names) {
  const canvas = createCanvas(side, side)
  const drawing = await loadImage(readFileSync(`${name}.svg`))
  const pen = canvas.getContext('2d')
  pen.drawImage(drawing, 0, 0, side, side)
  const picture = encodePalettePng(new Uint8Array(pen.getImageData(0, 0, side, side).data), side, side)
  writeFileSync(`${name}.png`, picture)
  console.log(`${name}.png: ${picture.length} bytes`)
}
