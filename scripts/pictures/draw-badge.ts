// `npm run badge-picture`: draws the picture of the Open Badge as PNG from its SVG. Run it when the SVG changes.
import { writeFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { readBadge } from '#server/features/certificates/credentials/baked-badge.ts'

const side = 512
const canvas = createCanvas(side, side)
canvas.getContext('2d').drawImage(await loadImage(readBadge('svg')), 0, 0, side, side)
const picture = canvas.toBuffer('image/png')
const file = new URL('../../server/features/certificates/credentials/badge/badge.png', import.meta.url)
writeFileSync(file, picture)
console.log(`${file.pathname}: ${picture.length} bytes`)
