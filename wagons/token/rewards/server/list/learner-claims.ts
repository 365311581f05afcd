import { listCertificateStandings } from '#features/certificates/server/certificates.facade.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { findClaimId } from './claim-id.store.ts'

export interface LearnerClaims {
  readonly claimId: string | undefined
  /** With the keccak-256 of the certificate's id, which older lists have. */
  readonly claims: readonly string[]
  readonly certified: boolean
}

export async function readLearnerClaims(db: Db, learner: LearnerId): Promise<LearnerClaims> {
  const claimId = await findClaimId(db, learner)
  const standing = (await listCertificateStandings(db, [learner])).get(learner)
  const claims = claimId ? [claimId] : []
  if (!standing) return { claimId, claims, certified: false }
  const { keccak256, stringToBytes } = await import('viem/utils')
  claims.push(keccak256(stringToBytes(standing.certificateId)))
  return { claimId, claims, certified: standing.isValid }
}
