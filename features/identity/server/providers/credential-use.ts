import { minute } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { throttleKey } from '#platform/server/limits/request-limits.ts'
import { countInWindow, deleteCount } from '#platform/server/limits/throttle.store.ts'
import type { VerifiedIdentity } from './verify-provider-token.ts'

/** In ms: longer than a provider's clock may be off. */
const tolerance = 5 * minute

/** In all processes: an intercepted ID token opens nothing afterwards. False when it was used before. */
export async function spendCredential(tx: Db, verified: VerifiedIdentity, now: number): Promise<boolean> {
  const key = keyOf(verified)
  if (key === undefined) return true
  const window = Math.max(0, (verified.claims.exp ?? 0) * 1000 - now) + tolerance
  return countInWindow(tx, key, { max: 1, window }, now)
}

export async function returnCredential(tx: Db, verified: VerifiedIdentity): Promise<void> {
  const key = keyOf(verified)
  if (key !== undefined) await deleteCount(tx, key)
}

/** Every verified token has a nonce, since our redirect asks for one: no two say the same. */
function keyOf({ providerId, claims }: VerifiedIdentity): string | undefined {
  return claims.nonce === undefined
    ? undefined
    : throttleKey('provider-token', providerId, JSON.stringify(claims))
}
