import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { encodePalettePng } from './palette-png.ts'

/** The data of a chunk by its name. */
function chunkOf(png: Buffer, name: string): Buffer {
  const start = png.indexOf(name, 0, 'latin1')
  return png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4))
}

it('a drawing of few colours keeps each of them exactly', () => {
  const pixels = Uint8Array.from([255, 0, 0, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255])

  const png = encodePalettePng(pixels, 2, 2)

  expect([...chunkOf(png, 'PLTE')]).toEqual([255, 0, 0, 0, 255, 0])
  // A filter and two pixels a row.
  expect([...inflateSync(chunkOf(png, 'IDAT'))]).toEqual([0, 0, 1, 0, 0, 0])
})

it('of more than 256 colours the rarest become the nearest that is left', () => {
  const grey = (value: number) => [value, value, value, 255]
  const often = Array.from({ length: 256 }, (_, value) => [...grey(value), ...grey(value)]).flat()
  const pixels = Uint8Array.from([...often, 101, 100, 100, 255])

  const png = encodePalettePng(pixels, 513, 1)

  const palette = chunkOf(png, 'PLTE')
  expect(palette).toHaveLength(256 * 3)
  const place = inflateSync(chunkOf(png, 'IDAT')).at(-1) ?? 0
  expect([...palette.subarray(place * 3, place * 3 + 3)]).toEqual([100, 100, 100])
})
