import type { RewardProof } from '#contract/reward-lists.ts'
import type { Db } from '#server/database.ts'
import { listCertificateStandings } from '#server/features/certificates/list-certificate-standings.ts'
import type { LearnerId } from '#server/features/identity/learner.ts'
import { findEntry, selectNodesAt, selectRewardLists } from './reward-list.store.ts'
import { leafEncoding } from './reward-tree.ts'

/**
 * What the latest list has for the learner, with the proof that it does; null when it has nothing, or the certificate
 * was revoked since. Costs as many nodes as the tree is high.
 */
export async function getRewardProof(db: Db, learner: LearnerId): Promise<RewardProof | null> {
  const standing = (await listCertificateStandings(db, [learner])).get(learner)
  const [list] = await selectRewardLists(db, 1)
  if (!standing?.holds || !list) return null
  const entry = await findEntry(db, list.id, standing.certificateId)
  if (!entry) return null
  const siblings = siblingsOf(entry.place)
  const hashes = await selectNodesAt(db, list.id, siblings)
  const { certificateLeaf } = await import('./certificate-leaf.ts')
  return {
    madeAt: list.made_at,
    root: list.root,
    leafEncoding: [...leafEncoding],
    certificateId: standing.certificateId,
    value: [entry.address, certificateLeaf(standing.certificateId)],
    proof: siblings.map((place) => hashes.get(place) ?? ''),
  }
}

/** The nodes beside the way from a leaf to the root. */
function siblingsOf(leaf: number): number[] {
  const siblings: number[] = []
  for (let place = leaf; place > 0; place = (place - 1) >> 1) siblings.push(place % 2 ? place + 1 : place - 1)
  return siblings
}
