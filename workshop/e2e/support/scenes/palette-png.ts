import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * A drawing as a PNG of at most 256 colours: a third of what a browser makes of it. `pixels` are red, green, blue and
 * alpha, row by row. The colours that are there most often stay exact, and the others, from the
 * edges of shapes, become the nearest of them.
 */
export function encodePalettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colours = Array.from({ length: width * height }, (_, index) =>
    colourOf(pixels.subarray(index * 4, index * 4 + 4)),
  )
  const palette = mostFrequent(colours, 256)
  const indices = new Map(palette.map((colour, place) => [colour, place]))
  const rows = Buffer.alloc((width + 1) * height)
  colours.forEach((colour, index) => {
    const place = indices.get(colour) ?? nearest(palette, colour)
    indices.set(colour, place)
    // Each row begins with its filter, 0 for none.
    rows[index + Math.floor(index / width) + 1] = place
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const entries = Buffer.from(palette.flatMap((colour) => channelsOf(colour).slice(0, 3)))
  const alphas = Buffer.from(palette.map((colour) => colour & 255))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', entries),
    ...(alphas.some((alpha) => alpha < 255) ? [chunk('tRNS', alphas)] : []),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function mostFrequent(colours: readonly number[], count: number): number[] {
  const times = new Map<number, number>()
  for (const colour of colours) times.set(colour, (times.get(colour) ?? 0) + 1)
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([colour]) => colour)
}

function nearest(palette: readonly number[], colour: number): number {
  const wanted = channelsOf(colour)
  const distances = palette.map((known) =>
    channelsOf(known).reduce((sum, channel, index) => sum + (channel - (wanted[index] ?? 0)) ** 2, 0),
  )
  return distances.indexOf(Math.min(...distances))
}

const colourOf = ([red = 0, green = 0, blue = 0, alpha = 0]: Uint8Array) =>
  ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0

const channelsOf = (colour: number) => [
  colour >>> 24,
  (colour >>> 16) & 255,
  (colour >>> 8) & 255,
  colour & 255,
]

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
