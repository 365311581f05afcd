import { listCertificateStandings } from '#features/certificates/server/certificates.facade.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { SignedClaimExport } from '#wagons/token/contract/token.ts'
import { findClaimIdOf } from '#wagons/token/rewards/server/rewards.facade.ts'
import { keepClaimToRevoke } from './claim-to-revoke.store.ts'
import { findSignedClaim } from './signed-claim.store.ts'

export {
  deleteClaimForOthers as removeClaimForOthers,
  deleteExpiredClaims as removeExpiredClaims,
  deleteSignedClaim as removeSignedClaim,
} from './signed-claim.store.ts'

export async function exportSignedClaim(db: Db, learner: LearnerId): Promise<SignedClaimExport> {
  const signed = await findSignedClaim(db, learner)
  if (!signed) return null
  const { accountId, ...known } = signed
  return known
}

/**
 * Before the account is deleted: of a revoked certificate the bare claim id stays, without which no operator could end the
 * token any more.
 */
export async function keepRevokedClaim(tx: Db, accountId: string): Promise<void> {
  const { revokedAt = null } = (await listCertificateStandings(tx, [accountId])).get(accountId) ?? {}
  const claimId = revokedAt === null ? undefined : await findClaimIdOf(tx, accountId)
  if (revokedAt !== null && claimId !== undefined) await keepClaimToRevoke(tx, claimId, revokedAt)
}
