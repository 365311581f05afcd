import type { EraseTraces, Reclaim } from '#server/features/identity/identity.ts'
import { clearAuditDetails } from '#server/features/operators/audit-log.ts'
import { clearTypedWallet } from '#server/features/profiles/profiles.facade.ts'
import { removeSubmissions } from '#server/features/rewards/rewards.facade.ts'
import { keepRevokedClaim, removeSignedClaim } from '#server/features/token/token.facade.ts'
import { removeWallet } from '#server/features/wallets/wallets.facade.ts'

/**
 * What goes from an account that goes over to the owner of its e-mail: rewards must not go to the wallet of a stranger
 * who had the account before.
 */
export const reclaimAccount: Reclaim = async (tx, { clock }, accountId) => {
  await clearTypedWallet(tx, accountId, clock())
  await removeWallet(tx, accountId)
  await removeSignedClaim(tx, accountId)
}

/** An unverified e-mail may be another person's: its submissions stay until they expire (server/retention). */
export const eraseTraces: EraseTraces = async (tx, { uid, email, emailVerified }) => {
  await clearAuditDetails(tx, uid)
  await keepRevokedClaim(tx, uid)
  if (email !== null && emailVerified) await removeSubmissions(tx, email)
}
