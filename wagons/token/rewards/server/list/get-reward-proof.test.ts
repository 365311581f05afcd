import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { expect, it } from 'vitest'
import { addTestClaim, testAddress } from '#wagons/token/testing/claims.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { createRewardList } from './create-reward-list.ts'
import { getRewardProof } from './get-reward-proof.ts'

it('proves to the library that the latest list has the learner’s address, for all learners on it', async () => {
  const deps = await createTestDeps()
  const digits = ['1', '2', '3', '4', '5', '6', '7']
  const learners = []
  for (const digit of digits)
    learners.push(await addTestClaim(deps.db, { id: `c${digit}`, verified: testAddress(digit) }))
  await createRewardList(deps, testOperator)

  for (const [index, { id }] of learners.entries()) {
    const proof = await getRewardProof(deps.db, id)
    expect(Object.keys(proof ?? {}).toSorted()).toEqual(['leafEncoding', 'madeAt', 'proof', 'root', 'value'])
    expect(proof?.value[0]).toBe(testAddress(digits[index] ?? ''))
    const { root = '', leafEncoding = [], value = ['', ''], proof: path = [] } = proof ?? {}
    expect(StandardMerkleTree.verify(root, leafEncoding, value, path)).toBe(true)
    expect(StandardMerkleTree.verify(root, leafEncoding, [testAddress('9'), value[1]], path)).toBe(false)
  }
})

it('is none for a learner who is not on the list, has no certificate, or had theirs revoked since', async () => {
  const deps = await createTestDeps()
  const on = await addTestClaim(deps.db, { id: 'on', verified: testAddress('1') })
  const off = await addTestClaim(deps.db, { id: 'off' })
  const without = await createTestLearner(deps.db)
  expect(await getRewardProof(deps.db, on.id)).toBeNull()
  await createRewardList(deps, testOperator)
  expect(await getRewardProof(deps.db, on.id)).toMatchObject({ proof: [] })

  expect(await getRewardProof(deps.db, off.id)).toBeNull()
  expect(await getRewardProof(deps.db, without.id)).toBeNull()
  await deps.db.updateTable('certificates').set({ revoked_at: 9 }).where('id', '=', 'on').execute()
  expect(await getRewardProof(deps.db, on.id)).toBeNull()
})
