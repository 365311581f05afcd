import { Worker } from 'node:worker_threads'

/** What a leaf is made of, as `StandardMerkleTree` of OpenZeppelin has it. */
export const leafEncoding = ['address', 'bytes32'] as const

/** A token in the tree: `address` as EIP-55 writes it, and the claim id of its learner. */
export interface Leaf {
  readonly address: string
  readonly claimId: string
}

/** A Merkle tree. A node's place in `nodes` is its number: 0 is the root. */
export interface RewardTree {
  readonly nodes: readonly string[]
  /** The place of each leaf, in the order they were given. */
  readonly places: readonly number[]
}

/**
 * Builds the tree of some leaves, of which there is at least one; the same leaves make the same tree. In a thread of
 * its own: it takes some 0.1 ms a leaf, and no request shall wait for it.
 */
export function buildRewardTree(leaves: readonly Leaf[]): Promise<RewardTree> {
  const worker = new Worker(new URL('./reward-tree-worker.ts', import.meta.url), { workerData: leaves })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the tree was not built')))
  })
}
