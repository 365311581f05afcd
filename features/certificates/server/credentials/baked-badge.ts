import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Season } from '#features/modules/contract.ts'
import { appDir } from '#platform/server/installation.ts'

/** By its file: of the whole journey, of a line of a season, or of one without. */
export type BadgePicture = 'badge' | `badge-${Season}` | 'badge-line'

export const badgeCaptions: Readonly<Record<BadgePicture, string>> = {
  badge: 'A round badge with the front of a train above nine stations on a line, all punched',
  'badge-dawn': 'A round badge with a rising sun above a train between two stations',
  'badge-winter': 'A round badge with a snow crystal above a train between two stations',
  'badge-spring': 'A round badge with a blossom above a train between two stations',
  'badge-summer': 'A round badge with a midday sun above a train between two stations',
  'badge-fall': 'A round badge with a fallen leaf above a train between two stations',
  'badge-line': 'A round badge with a station sign above a train between two stations',
}

export const badgePictures = Object.keys(badgeCaptions) as BadgePicture[]

/** Open Badges 3.0 section 5.3.1: an uncompressed iTXt chunk after the header. `credential` is a signed file's text. */
export function bakeBadge(credential: string, picture: BadgePicture = 'badge'): Buffer {
  const drawn = pictures.get(picture) ?? readBadge(picture, 'png')
  pictures.set(picture, drawn)
  // Keyword, its end, no compression, no method, no language, no translated keyword.
  const text = Buffer.from(`openbadgecredential\0\0\0\0\0${credential}`)
  return Buffer.concat([drawn.subarray(0, headerEnd), chunkOf('iTXt', text), drawn.subarray(headerEnd)])
}

const pictures = new Map<BadgePicture, Buffer>()

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

export const badgePath = (picture: BadgePicture, format: BadgeFormat) => `/credentials/${picture}.${format}`

/** Drawn by `npm run badge-picture`, the same for every learner. */
export const readBadge = (picture: BadgePicture, format: BadgeFormat): Buffer =>
  readFileSync(join(appDir, 'features/certificates/server/credentials/badge', `${picture}.${format}`))
