import { listCertificateStandings } from '#features/certificates/server/certificates.facade.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { inSeconds } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { SignedClaimExport } from '#wagons/token/contract/token.ts'
import { findClaimIdOf } from '#wagons/token/rewards/server/rewards.facade.ts'
import { keepClaimToRevoke } from './claim-to-revoke.store.ts'
import {
  deleteClaimForOthers,
  deleteExpiredClaims,
  deleteSignedClaim,
  findSignedClaim,
} from './signed-claim.store.ts'

export { deleteSignedClaim as removeSignedClaim } from './signed-claim.store.ts'

export async function exportSignedClaim(db: Db, learner: LearnerId): Promise<SignedClaimExport> {
  const signed = await findSignedClaim(db, learner)
  if (!signed) return null
  const { accountId, ...known } = signed
  return known
}

/** Signed for an address that is not this one, which is the only one that the account has verified; null for none. */
export function removeClaimForOthers(tx: Db, accountId: string, address: string | null): Promise<void> {
  return address === null ? deleteSignedClaim(tx, accountId) : deleteClaimForOthers(tx, accountId, address)
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

/** Whose deadline has passed: the contract takes none of them. `now` in ms, `most` at most. Returns how many. */
export function removeExpiredClaims(tx: Db, now: number, most: number): Promise<number> {
  return deleteExpiredClaims(tx, inSeconds(now), most)
}
