import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { expect, it } from 'vitest'
import { testAddress } from '#wagons/token/testing/claims.ts'
import { buildRewardTree, leafEncoding } from './reward-tree.ts'

it.each([1, 2, 3, 10])('the tree of %i leaves is that of the library', async (count) => {
  const leaves = Array.from({ length: count }, (_, index) => ({
    claimId: `0x${String(index).padStart(64, '0')}`,
    address: testAddress(String(index)),
  }))

  const { nodes, places } = await buildRewardTree(leaves)

  const values = leaves.map(({ address, claimId }) => [address, claimId])
  const dump = StandardMerkleTree.of(values, [...leafEncoding]).dump()
  expect(nodes).toEqual(dump.tree)
  expect(places).toEqual(dump.values.map(({ treeIndex }) => treeIndex))
})

it('what cannot be in a tree makes it fail, and nothing wait', async () => {
  await expect(buildRewardTree([{ claimId: `0x${'0'.repeat(64)}`, address: 'none' }])).rejects.toThrow()
  await expect(buildRewardTree([])).rejects.toThrow()
})
