import type { EraseTraces, Reclaim } from '#features/identity/server/identity.ts'
import { clearAuditDetails } from '#features/operators/server/audit-log.ts'
import { clearTypedWallet } from '#features/profiles/server/profiles.facade.ts'
import { removeSubmissions } from '#wagons/token/rewards/server/rewards.facade.ts'
import { keepRevokedClaim, removeSignedClaim } from '#wagons/token/server/token.facade.ts'
import { removeWallet } from '#wagons/token/wallets/server/wallets.facade.ts'

/**
 * What goes from an account that goes over to the owner of its e-mail: rewards must not go to the wallet of a stranger
 * who had the account before.
 */
export const reclaimAccount: Reclaim = async (tx, { clock }, accountId) => {
  await clearTypedWallet(tx, accountId, clock())
  await removeWallet(tx, accountId)
  await removeSignedClaim(tx, accountId)
}

/** An unverified e-mail may be another person's: its submissions stay until they expire (app/server/retention). */
export const eraseTraces: EraseTraces = async (tx, { uid, email, emailVerified }) => {
  await clearAuditDetails(tx, uid)
  await keepRevokedClaim(tx, uid)
  if (email !== null && emailVerified) await removeSubmissions(tx, email)
}
