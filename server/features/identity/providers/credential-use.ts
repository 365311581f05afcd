import type { Db } from '#server/database.ts'
import { throttleKey } from '../limits/request-limits.ts'
import { countInWindow, deleteCount } from '../records/throttle.store.ts'
import type { VerifiedIdentity } from './verified-identity.ts'

/** Longer than a provider's clock may be off, in ms. */
const tolerance = 5 * 60_000

/**
 * Uses a provider's ID token up, in all processes: one that was intercepted opens nothing afterwards. False when it was
 * used before. Part of the transaction of what it opens.
 */
export async function spendCredential(tx: Db, verified: VerifiedIdentity, now: number): Promise<boolean> {
  const key = keyOf(verified)
  if (key === undefined) return true
  const window = Math.max(0, (verified.claims.exp ?? 0) * 1000 - now) + tolerance
  return countInWindow(tx, key, { max: 1, window }, now)
}

/** What opened nothing may be used again: the client gets it back to use with another account. */
export async function returnCredential(tx: Db, verified: VerifiedIdentity): Promise<void> {
  const key = keyOf(verified)
  if (key !== undefined) await deleteCount(tx, key)
}

/** A nonce is in every token that was verified, since our redirect asks for one: no two tokens say the same. */
function keyOf({ providerId, claims }: VerifiedIdentity): string | undefined {
  return claims.nonce === undefined
    ? undefined
    : throttleKey('provider-token', providerId, JSON.stringify(claims))
}
