import { admitCount, type Counting, countsOf } from './admit-request.ts'
import type { RequestLimit } from './rate-limits.ts'

/** Decides about one more call of an address: true when it is within the limit. */
export type AdmitCall = (address: string) => Promise<boolean>

interface Tally {
  /** Calls not yet written to the database. */
  pending: number
  /** Until when (ms) calls are refused. */
  closedUntil: number
}

/** How many addresses are remembered; beyond it all begin anew, in the callers' favour. */
const longestMemory = 10_000

/**
 * A generous limit that costs next to nothing: calls are counted in memory and written a hundredth of the limit at a
 * time, so that processes agree within a few of those steps.
 */
export function createCallLimit(counting: Counting, limit: RequestLimit): AdmitCall {
  const tallies = new Map<string, Tally>()
  return async (address) => {
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
