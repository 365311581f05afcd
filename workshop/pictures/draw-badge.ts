// `npm run badge-picture`: draws the pictures of the Open Badge and of the token as PNG from their SVG. Run it when one of
// these changes.
import { readFileSync, writeFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'

const side = 512
const root = new URL('../../', import.meta.url)

for (const name of [
  'features/certificates/server/credentials/badge/badge',
  'wagons/token/server/documents/picture',
]) {
  const canvas = createCanvas(side, side)
  const drawing = await loadImage(readFileSync(new URL(`${name}.svg`, root)))
  canvas.getContext('2d').drawImage(drawing, 0, 0, side, side)
  const picture = canvas.toBuffer('image/png')
  const file = new URL(`${name}.png`, root)
  writeFileSync(file, picture)
  console.log(`${file.pathname}: ${picture.length} bytes`)
}
