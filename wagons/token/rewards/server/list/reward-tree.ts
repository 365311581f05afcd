import { Worker } from 'node:worker_threads'
import { programFile } from '#platform/server/installation.ts'

/** As `StandardMerkleTree` of OpenZeppelin has it. */
export const leafEncoding = ['address', 'bytes32'] as const

export interface Leaf {
  readonly address: string
  readonly claimId: string
}

/** At least one leaf; `nodes[0]` of what it returns is the root. In a thread: it takes some 0.1 ms a leaf, and no request shall wait for it. */
export function buildRewardTree(
  leaves: readonly Leaf[],
): Promise<{ readonly nodes: readonly string[]; readonly places: readonly number[] }> {
  const worker = new Worker(programFile('wagons/token/rewards/server/list/reward-tree-worker.ts'), {
    workerData: leaves,
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the tree was not built')))
  })
}
