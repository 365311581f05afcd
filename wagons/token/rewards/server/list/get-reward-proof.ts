import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { RewardProof } from '#wagons/token/rewards/contract/reward-lists.ts'
import { proofOf } from './claim-proof.ts'
import { readLearnerClaims } from './learner-claims.ts'
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
