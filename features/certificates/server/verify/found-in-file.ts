import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'

/** What a file has of a certificate, as it says itself. */
export interface FoundInFile {
  /** Signed JSON or JWT, by anybody. */
  readonly credentials: readonly string[]
  /** As in addresses of certificates and badges, of any site. */
  readonly numbers: readonly string[]
}

/** A file with more badges than that was made to keep the server busy. */
export const mostBadges = 4

/** In bytes: a credential has some 6,000. */
export const longestText = 128 * 1024

const inflateInPool = promisify(inflate)

/** In UTF-8. Undefined for what is broken, or longer than `longestText`: of a bomb no more than that is ever made. */
export async function inflateText(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    return await inflateInPool(bytes, {
      maxOutputLength: longestText,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
  } catch {
    return undefined
  }
}
