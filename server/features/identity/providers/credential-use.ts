import type { Db } from '#server/database.ts'
import { throttleKey } from '../limits/rate-limits.ts'
import { countInWindow, deleteCount } from '../records/throttle.store.ts'
import type { ProvenIdentity } from './proven-identity.ts'

/** Longer than a provider's clock may be off, in ms. */
const tolerance = 5 * 60_000

/**
 * Uses a provider's ID token up, known by what it says until it expires, in all processes: one that was seen on its way
 * opens nothing afterwards. False when it was used before. Part of the transaction of what it opens.
 */
export async function spendCredential(tx: Db, proven: ProvenIdentity, now: number): Promise<boolean> {
  const key = keyOf(proven)
  if (key === undefined) return true
  const window = Math.max(0, (proven.claims.exp ?? 0) * 1000 - now) + tolerance
  return countInWindow(tx, key, { max: 1, window }, now)
}

/** What opened nothing may be used again: the client gets it back to use with another account. */
export async function returnCredential(tx: Db, proven: ProvenIdentity): Promise<void> {
  const key = keyOf(proven)
  if (key !== undefined) await deleteCount(tx, key)
}

/** A nonce is in every token that was verified, since our redirect asks for one: no two tokens say the same. */
function keyOf({ providerId, claims }: ProvenIdentity): string | undefined {
  return claims.nonce === undefined
    ? undefined
    : throttleKey('provider-token', providerId, JSON.stringify(claims))
}
