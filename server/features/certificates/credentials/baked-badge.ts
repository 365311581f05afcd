import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/**
 * The picture of the badge with a credential in it, as Open Badges 3.0 section 5.3.1 bakes them: an uncompressed iTXt chunk of
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

/** The forms in which the badge's picture is drawn. */
export type BadgeFormat = 'png' | 'svg'

/** Where any reader may load the picture of the badge. */
export const badgePath = (format: BadgeFormat) => `/credentials/badge.${format}`

/** What the picture shows, for those who do not see it. */
export const badgeCaption =
  'A round badge with the front of a train above nine stations on a line, all punched'

/** The picture of the badge, the same for every learner. `npm run badge-picture` draws it. */
export const readBadge = (format: BadgeFormat): Buffer =>
  readFileSync(join(import.meta.dirname, 'badge', `badge.${format}`))
