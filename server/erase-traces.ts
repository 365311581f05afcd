import type { EraseTraces } from '#server/features/identity/identity.ts'
import { clearAuditDetails } from '#server/features/operators/audit-log.ts'
import { removeSubmissions } from '#server/features/rewards/rewards.reads.ts'

/**
 * What goes with a deleted account though it belongs to none: the free text of what operators did about it, and
 * submissions of the reward form with its e-mail. Where that was never verified they may be another person's, and stay
 * until they expire (server/retention).
 */
export const eraseTraces: EraseTraces = async (tx, { uid, email, emailVerified }) => {
  await clearAuditDetails(tx, uid)
  if (email !== null && emailVerified) await removeSubmissions(tx, email)
}
