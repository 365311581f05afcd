import type { Identity } from '../identity.ts'
import type { RequestLimit } from './rate-limits.ts'
import { countInWindow, deleteExpired, findEnd } from './throttle.store.ts'
import { throttleKey } from './throttle-key.ts'

/** What counting needs of the identity service. */
export type Counting = Pick<Identity, 'db' | 'clock' | 'random'>

/**
 * Counts a request of a subject (an address, an e-mail). Undefined when it is within the limit; otherwise the seconds
 * until the next one may be.
 */
export async function admitRequest(
  counting: Counting,
  limit: RequestLimit,
  subject: readonly string[],
  requests = 1,
): Promise<number | undefined> {
  const { db, clock } = counting
  const now = clock()
  const key = throttleKey(limit.kind, ...subject)
  if (await countInWindow(db, key, limit, now, requests)) {
    await sweep(counting)
    return undefined
  }
  return Math.max(1, Math.ceil((((await findEnd(db, key)) ?? now) - now) / 1000))
}

/** Removes ended counts once in a while: at one request of 256. */
export async function sweep({ db, clock, random }: Counting): Promise<void> {
  if (random(1)[0] === 0) await deleteExpired(db, clock())
}
