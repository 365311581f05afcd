import type { Refusal } from '#platform/server/http/refusal.ts'
import { throttleKey } from '#platform/server/limits/request-limits.ts'
import { admitBelowCeiling } from '#platform/server/limits/shared-ceiling.ts'
import { readCounts } from '#platform/server/limits/throttle.store.ts'
import { refuseIdentity } from '../identity.errors.ts'
import type { BaseParts } from '../records/parts.ts'
import { requestLimits } from './identity-limits.ts'

/** So that no number of addresses fills the database or the queue of hashes. */
export async function admitSignUp(
  identity: BaseParts,
  address: string,
): Promise<Refusal<'TOO_MANY_ATTEMPTS_TRY_LATER'> | undefined> {
  const { signUpsEverywhere } = requestLimits(identity.settings)
  const excess = await admitBelowCeiling(identity, signUpsEverywhere, address)
  return excess === undefined ? undefined : refuseIdentity('TOO_MANY_ATTEMPTS_TRY_LATER')
}

export type UsedCeilings = Readonly<Record<'mail' | 'sign-ups', number>>

/** From 0 to 1, in the running hour. */
export async function readUsedCeilings({
  db,
  clock,
  settings,
}: Pick<BaseParts, 'db' | 'clock' | 'settings'>): Promise<UsedCeilings> {
  const { mailUnverified, signUpsEverywhere } = requestLimits(settings)
  const [mail, signUps] = [throttleKey(mailUnverified.kind), throttleKey(signUpsEverywhere.kind)]
  const count = await readCounts(db, [mail, signUps], clock())
  return { mail: count(mail) / mailUnverified.max, 'sign-ups': count(signUps) / signUpsEverywhere.max }
}
