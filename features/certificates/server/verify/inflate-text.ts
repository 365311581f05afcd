import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'

const inflateInPool = promisify(inflate)

/** In bytes: a credential has some 3,000. */
export const longestText = 128 * 1024

/** Undefined for what is broken, or longer than `longestText`: of a bomb no more than that is ever made. */
export async function inflateText(bytes: Buffer): Promise<string | undefined> {
  try {
    const text = await inflateInPool(bytes, {
      maxOutputLength: longestText,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    return text.toString('utf8')
  } catch {
    return undefined
  }
}
