import { readFileSync } from 'node:fs'
import { crc32, inflateSync } from 'node:zlib'

/** Sizes in pixels. */
export interface Picture {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** The message continues after a file name: "is no PNG file". */
export class PictureError extends Error {
  override name = 'PictureError'
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const largestFile = 512 * 1024
const largestSide = 2000

const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Up to 512 kB, sides 1 to 2000 pixels, 8 bits a channel, not interlaced, as a PDF can hold it. @throws PictureError */
export const readPngFile = (file: string): Picture => readPng(readBytes(file))

/** The same, of a picture that is at hand. @throws PictureError */
export function readPng(bytes: Buffer): Picture {
  if (!bytes.subarray(0, signature.length).equals(signature)) throw new PictureError('is not a PNG file')
  if (bytes.length > largestFile) throw new PictureError(`is larger than ${largestFile / 1024} kB`)
  const chunks = readChunks(bytes)
  const [header] = chunks
  if (header?.type !== 'IHDR' || header.data.length !== 13 || chunks.at(-1)?.type !== 'IEND')
    throw new PictureError('is damaged')
  const { width, height } = sizeOfPng(bytes)
  const [bits, colourType = -1, , , interlaced] = header.data.subarray(8)
  if (Math.min(width, height) < 1 || Math.max(width, height) > largestSide)
    throw new PictureError(`has ${width} x ${height} pixels; each side must have 1 to ${largestSide}`)
  if (bits !== 8) throw new PictureError(`has ${bits} bits per channel; save it with 8`)
  if (interlaced !== 0) throw new PictureError('is interlaced; save it without interlacing')
  const rowLength = 1 + width * (samplesOf[colourType] ?? 0)
  const pixels = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)
  if (inflatedLength(Buffer.concat(pixels), rowLength * height) !== rowLength * height)
    throw new PictureError('is damaged')
  return { bytes, width, height }
}

/** Of a file that `readPngFile` has accepted; its header comes first, after eight bytes of signature. */
export const sizeOfPng = (bytes: Buffer): { readonly width: number; readonly height: number } => ({
  width: bytes.readUInt32BE(16),
  height: bytes.readUInt32BE(20),
})

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new PictureError(`cannot be read (${(error as NodeJS.ErrnoException).code ?? error})`)
  }
}

function readChunks(bytes: Buffer) {
  const chunks: { readonly type: string; readonly data: Buffer }[] = []
  for (let at = signature.length; at < bytes.length; ) {
    const length = at + 12 <= bytes.length ? bytes.readUInt32BE(at) : Number.POSITIVE_INFINITY
    const end = at + 8 + length
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end))
      throw new PictureError('is damaged')
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}

/** -1 when broken or more than `most`. */
function inflatedLength(compressed: Buffer, most: number): number {
  try {
    return inflateSync(compressed, { maxOutputLength: Math.max(1, most) }).length
  } catch {
    return -1
  }
}
