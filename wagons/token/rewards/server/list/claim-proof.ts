import type { Db } from '#platform/server/db/database.ts'
import type { RewardListSummary } from '#wagons/token/rewards/contract/reward-lists.ts'
import { findLeaf, selectNodesAt } from './reward-list.store.ts'

/** Of a list that names learners by claim ids. */
export interface ClaimProof {
  readonly listedAt: number
  /** As EIP-55 writes it. */
  readonly account: string
  readonly claimId: string
  readonly root: string
  readonly proof: readonly string[]
}

export async function proveClaim(
  db: Db,
  { id, madeAt: listedAt, root }: RewardListSummary,
  claimId: string,
): Promise<ClaimProof | undefined> {
  const leaf = await findLeaf(db, id, [claimId])
  if (!leaf) return undefined
  const { address: account, place } = leaf
  return { account, claimId, listedAt, root, proof: await proofOf(db, id, place) }
}

/** The siblings on the way to the root, from below. */
export async function proofOf(db: Db, listId: string, leaf: number): Promise<string[]> {
  const siblings = siblingsOf(leaf)
  const hashes = await selectNodesAt(db, listId, siblings)
  return siblings.map((place) => hashes.get(place) ?? '')
}

function siblingsOf(leaf: number): number[] {
  const siblings: number[] = []
  for (let place = leaf; place > 0; place = (place - 1) >> 1) siblings.push(place % 2 ? place + 1 : place - 1)
  return siblings
}
