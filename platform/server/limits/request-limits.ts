import { createHash } from 'node:crypto'
import { siteOf } from '#platform/server/connections/network.ts'
import type { Parts } from '#platform/server/feature.ts'
import { countInWindow, findEnd, type Window } from './throttle.store.ts'

export interface RequestLimit extends Window {
  readonly kind: string
  /** For a whole IPv6 site; four times `max` where nothing is said. */
  readonly siteMax?: number
}

/** For a count that never refuses: the most that the column takes in both engines. */
export const unlimited = 2_000_000_000

/** A hash, so that the table names no person. */
export function throttleKey(kind: string, ...subject: readonly (string | number)[]): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, ...subject]))
    .digest('base64url')
}

export type Counting = Pick<Parts, 'db' | 'clock'>

const networksPerSite = 4

interface Count extends Window {
  readonly key: string
}

/** The narrowest first. The site of an IPv6 network counts too: its holder has 65,536 of them. */
function countsOf(limit: RequestLimit, subject: readonly string[]): readonly Count[] {
  const { kind, max, siteMax = Math.min(max * networksPerSite, unlimited), window } = limit
  const own = { key: throttleKey(kind, ...subject), max, window }
  const site = subject.map(siteOf)
  if (site.every((part, index) => part === subject[index])) return [own]
  return [own, { key: throttleKey(kind, ...site), max: siteMax, window }]
}

/** Undefined within the limit, else the seconds until the next one may be. */
export async function admitRequest(counting: Counting, limit: RequestLimit, subject: readonly string[]) {
  for (const count of countsOf(limit, subject)) {
    const wait = await admitCount(counting, count)
    if (wait !== undefined) return wait
  }
  return undefined
}

async function admitCount(counting: Counting, { key, ...window }: Count, requests = 1) {
  const isWithin = await countInWindow(counting.db, key, window, counting.clock(), requests)
  return isWithin ? undefined : secondsUntilEnd(counting, key)
}

/** At least one. */
export async function secondsUntilEnd({ db, clock }: Counting, key: string): Promise<number> {
  const now = clock()
  return Math.max(1, Math.ceil((((await findEnd(db, key)) ?? now) - now) / 1000))
}

/** How many addresses are remembered; beyond it all begin anew, in the callers' favour. */
const longestMemory = 10_000

/** True within the limit. Calls are counted in memory and written a hundredth of the limit at a time. */
export function createCallLimit(counting: Counting, limit: RequestLimit) {
  const tallies = new Map<string, { pending: number; closedUntil: number }>()
  return async (address: string): Promise<boolean> => {
    for (const count of countsOf(limit, [address])) {
      if (tallies.size >= longestMemory) tallies.clear()
      const tally = tallies.get(count.key) ?? { pending: 0, closedUntil: 0 }
      tallies.set(count.key, tally)
      if (tally.closedUntil > counting.clock()) return false
      tally.pending += 1
      if (tally.pending < Math.max(1, Math.floor(count.max / 100))) continue
      const calls = tally.pending
      tally.pending = 0
      const wait = await admitCount(counting, count, calls)
      if (wait === undefined) continue
      tally.closedUntil = counting.clock() + wait * 1000
      return false
    }
    return true
  }
}
