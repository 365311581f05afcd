import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { expect, it } from 'vitest'
import { testAddress } from '#server/testing/test-claims.ts'
import { certificateLeaf } from './certificate-leaf.ts'
import { buildRewardTree, leafEncoding } from './reward-tree.ts'

it.each([1, 2, 3, 10])('the tree of %i entries is that of the library', async (count) => {
  const entries = Array.from({ length: count }, (_, index) => ({
    certificateId: `c${index}`,
    address: testAddress(String(index)),
  }))

  const { nodes, places } = await buildRewardTree(entries)

  const values = entries.map(({ address, certificateId }) => [address, certificateLeaf(certificateId)])
  const dump = StandardMerkleTree.of(values, [...leafEncoding]).dump()
  expect(nodes).toEqual(dump.tree)
  expect(places).toEqual(dump.values.map(({ treeIndex }) => treeIndex))
})

it('what cannot be in a tree makes it fail, and nothing wait', async () => {
  await expect(buildRewardTree([{ certificateId: 'c', address: 'none' }])).rejects.toThrow()
  await expect(buildRewardTree([])).rejects.toThrow()
})
