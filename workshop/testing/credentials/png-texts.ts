import { crc32 } from 'node:zlib'

/** The iTXt chunks of a PNG. @throws Error at a chunk whose checksum is wrong */
export function readPngTexts(png: Buffer): { keyword: string; compressed: boolean; text: string }[] {
  const texts = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 4, at + 8 + length)
    if (crc32(body) !== png.readUInt32BE(at + 8 + length)) throw new Error('the checksum of a chunk is wrong')
    if (body.toString('latin1', 0, 4) === 'iTXt') texts.push(readText(body.subarray(4)))
    at += 12 + length
  }
  return texts
}

function readText(data: Buffer) {
  const end = data.indexOf(0)
  const endOfLanguage = data.indexOf(0, end + 3)
  const text = data.subarray(data.indexOf(0, endOfLanguage + 1) + 1)
  return {
    keyword: data.toString('latin1', 0, end),
    compressed: data[end + 1] !== 0,
    text: text.toString('utf8'),
  }
}
