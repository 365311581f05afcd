import { crc32 } from 'node:zlib'
import { readBadge } from './badge-picture.ts'

/**
 * The picture of the badge with a credential in it, as Open Badges 3.0 §5.3.1 bakes them: an uncompressed iTXt chunk of
 * the keyword `openbadgecredential`, after the header of the PNG. `credential` is the text of a signed file.
 */
export function bakeBadge(credential: string): Buffer {
  picture ??= readBadge('png')
  // Keyword, an end, not compressed, by no method, of no language, without a translated keyword.
  const text = Buffer.from(`openbadgecredential\0\0\0\0\0${credential}`)
  return Buffer.concat([picture.subarray(0, headerEnd), chunkOf('iTXt', text), picture.subarray(headerEnd)])
}

let picture: Buffer | undefined

// The signature of 8 bytes, and IHDR: length, type, 13 bytes, checksum.
const headerEnd = 8 + 4 + 4 + 13 + 4

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
