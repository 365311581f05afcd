import { admitRequest, type Counting } from './admit-request.ts'
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
  const step = Math.max(1, Math.floor(limit.max / 100))
  const tallies = new Map<string, Tally>()
  return async (address) => {
    if (tallies.size >= longestMemory) tallies.clear()
    const tally = tallies.get(address) ?? { pending: 0, closedUntil: 0 }
    tallies.set(address, tally)
    if (tally.closedUntil > counting.clock()) return false
    tally.pending += 1
    if (tally.pending < step) return true
    const calls = tally.pending
    tally.pending = 0
    const wait = await admitRequest(counting, limit, [address], calls)
    if (wait !== undefined) tally.closedUntil = counting.clock() + wait * 1000
    return wait === undefined
  }
}
