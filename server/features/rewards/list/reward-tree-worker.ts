// The thread that builds a tree: see reward-tree.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { certificateLeaf } from './certificate-leaf.ts'
import type { Entry } from './claim.ts'
import { leafEncoding } from './reward-tree.ts'

const entries = workerData as readonly Entry[]
const values = entries.map(({ address, certificateId }) => [address, certificateLeaf(certificateId)])
const { tree, values: leaves } = StandardMerkleTree.of(values, [...leafEncoding]).dump()
parentPort?.postMessage({ nodes: tree, places: leaves.map(({ treeIndex }) => treeIndex) })
