import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { listCertificateStandings } from '#server/features/certificates/certificates.reads.ts'
import { findClaimId } from './claim-id.store.ts'

/** What reward lists may name a learner by, and whether the learner has a valid certificate now. */
export interface LearnerClaims {
  /** In lists as they are made now; undefined while the learner was on none. */
  readonly claimId: string | undefined
  /** The claim id, and the keccak-256 of the certificate's id that lists had before there were claim ids. */
  readonly claims: readonly string[]
  readonly certified: boolean
}

/** Reads what reward lists may name a learner by. */
export async function readLearnerClaims(db: Db, learner: LearnerId): Promise<LearnerClaims> {
  const claimId = await findClaimId(db, learner)
  const standing = (await listCertificateStandings(db, [learner])).get(learner)
  const claims = claimId ? [claimId] : []
  if (!standing) return { claimId, claims, certified: false }
  const { keccak256, stringToBytes } = await import('viem/utils')
  claims.push(keccak256(stringToBytes(standing.certificateId)))
  return { claimId, claims, certified: standing.isValid }
}
