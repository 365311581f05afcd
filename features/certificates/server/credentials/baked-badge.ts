import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { appDir } from '#platform/server/installation.ts'

/** Open Badges 3.0 section 5.3.1: an uncompressed iTXt chunk after the header. `credential` is a signed file's text. */
export function bakeBadge(credential: string): Buffer {
  picture ??= readBadge('png')
  // Keyword, its end, no compression, no method, no language, no translated keyword.
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

export type BadgeFormat = 'png' | 'svg'

export const badgePath = (format: BadgeFormat) => `/credentials/badge.${format}`

export const badgeCaption =
  'A round badge with the front of a train above nine stations on a line, all punched'

/** Drawn by `npm run badge-picture`, the same for every learner. */
export const readBadge = (format: BadgeFormat): Buffer =>
  readFileSync(join(appDir, 'features/certificates/server/credentials/badge', `badge.${format}`))
