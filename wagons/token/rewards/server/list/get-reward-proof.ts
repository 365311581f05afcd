import { listCertificateStandings } from '#features/certificates/server/certificates.facade.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { RewardProof } from '#wagons/token/rewards/contract/reward-lists.ts'
import { findClaimId } from './claim-id.store.ts'
import { proofOf } from './claim-proof.ts'
import { findLeaf, selectRewardLists } from './reward-list.store.ts'
import { leafEncoding } from './reward-tree.ts'

/** Null when it has nothing, or the certificate was revoked. Names no certificate: the learner may have to show it. */
export async function getRewardProof(db: Db, learner: LearnerId): Promise<RewardProof | null> {
  const { claims, certified } = await readLearnerClaims(db, learner)
  const [list] = await selectRewardLists(db, 1)
  if (!certified || !list) return null
  const leaf = await findLeaf(db, list.id, claims)
  if (!leaf) return null
  return {
    madeAt: list.madeAt,
    root: list.root,
    leafEncoding: [...leafEncoding],
    value: [leaf.address, leaf.claim],
    proof: await proofOf(db, list.id, leaf.place),
  }
}

/** `claims` has the learner's claim id, and the keccak-256 of the certificate's id, which older lists have. */
export async function readLearnerClaims(db: Db, learner: LearnerId) {
  const claimId = await findClaimId(db, learner)
  const standing = (await listCertificateStandings(db, [learner])).get(learner)
  const claims: string[] = claimId ? [claimId] : []
  if (!standing) return { claims, certified: false }
  const { keccak256, stringToBytes } = await import('viem/utils')
  claims.push(keccak256(stringToBytes(standing.certificateId)))
  return { claims, certified: standing.isValid }
}
