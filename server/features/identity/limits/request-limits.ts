import { siteOf } from '#server/platform/http/network.ts'
import type { BaseParts } from '../records/parts.ts'
import { countInWindow, deleteExpired, findEnd, type Window } from '../records/throttle.store.ts'
import { type RequestLimit, throttleKey, unlimited } from './rate-limits.ts'

/** What counting needs of the identity service. */
export type Counting = Pick<BaseParts, 'db' | 'clock' | 'random'>

/** How often one of the networks of an IPv6 site may ask for what all of them together may ask for. */
const networksPerSite = 4

/** One count that a request adds to. */
export interface Count extends Window {
  readonly key: string
}

/**
 * The counts of a subject, the narrowest first. Where an IPv6 network (as networkOf has it) is part of the subject,
 * its site counts too: its holder could come from 65,536 networks.
 */
export function countsOf(limit: RequestLimit, subject: readonly string[]): readonly Count[] {
  const { kind, max, siteMax = Math.min(max * networksPerSite, unlimited), window } = limit
  const own = { key: throttleKey(kind, ...subject), max, window }
  const site = subject.map(siteOf)
  if (site.every((part, index) => part === subject[index])) return [own]
  return [own, { key: throttleKey(kind, ...site), max: siteMax, window }]
}

/**
 * Counts a request of a subject (an address, an e-mail). Undefined when it is within the limit; otherwise the seconds
 * until the next one may be.
 */
export async function admitRequest(
  counting: Counting,
  limit: RequestLimit,
  subject: readonly string[],
): Promise<number | undefined> {
  for (const count of countsOf(limit, subject)) {
    const wait = await admitCount(counting, count)
    if (wait !== undefined) return wait
  }
  return undefined
}

/** Adds requests to one count. Undefined when they are within its limit; otherwise the seconds until it begins anew. */
export async function admitCount(
  counting: Counting,
  { key, ...window }: Count,
  requests = 1,
): Promise<number | undefined> {
  const { db, clock } = counting
  const now = clock()
  if (await countInWindow(db, key, window, now, requests)) {
    await sweep(counting)
    return undefined
  }
  return Math.max(1, Math.ceil((((await findEnd(db, key)) ?? now) - now) / 1000))
}

/** Removes ended counts once in a while: at one request of 256. */
export async function sweep({ db, clock, random }: Counting): Promise<void> {
  if (random(1)[0] === 0) await deleteExpired(db, clock())
}
