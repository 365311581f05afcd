import { parentPort, workerData } from 'node:worker_threads'
import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { type Leaf, leafEncoding } from './reward-tree.ts'

const leaves = workerData as readonly Leaf[]
const values = leaves.map(({ address, claimId }) => [address, claimId])
const { tree, values: placed } = StandardMerkleTree.of(values, [...leafEncoding]).dump()
parentPort?.postMessage({ nodes: tree, places: placed.map(({ treeIndex }) => treeIndex) })
