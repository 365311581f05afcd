import { crc32, deflateSync } from 'node:zlib'

/** A PNG picture of one blue, or of what a wrong file may claim; 8 × 8 pixels unless told otherwise. */
export function drawTestPng({
  width = 8,
  height = 8,
  bits = 8,
  interlaced = false,
  missingRows = 0,
}: {
  width?: number
  height?: number
  bits?: number
  interlaced?: boolean
  missingRows?: number
} = {}): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, 2, 0, 0, interlaced ? 1 : 0], 8)
  const row = Buffer.from([0, ...Array.from({ length: width }, () => [0x1a, 0x74, 0xb3]).flat()])
  const rows = Buffer.concat(Array.from({ length: height - missingRows }, () => row))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
