import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'

const inflateInPool = promisify(inflate)

/** In bytes: a credential has some 6,000. */
export const longestText = 128 * 1024

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
