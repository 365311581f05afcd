import type { EraseTraces } from '#server/features/identity/identity.ts'
import { clearAuditDetails } from '#server/features/operators/audit-log.ts'
import { removeSubmissions } from '#server/features/rewards/rewards.reads.ts'

/** An unverified e-mail may be another person's: its submissions stay until they expire (server/retention). */
export const eraseTraces: EraseTraces = async (tx, { uid, email, emailVerified }) => {
  await clearAuditDetails(tx, uid)
  if (email !== null && emailVerified) await removeSubmissions(tx, email)
}
