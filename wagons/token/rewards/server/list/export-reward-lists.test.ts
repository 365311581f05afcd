import { expect, it } from 'vitest'
import { addTestClaim, testAddress } from '#wagons/token/testing/claims.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { exportRewardLists, findClaimIdOf } from '../rewards.facade.ts'
import { createRewardList } from './create-reward-list.ts'
import { getRewardProof } from './get-reward-proof.ts'

it('has the claim id and the lists that the learner is on, and nothing of others', async () => {
  const deps = await createTestDeps()
  const one = await addTestClaim(deps.db, { id: 'one', verified: testAddress('1') })
  await createRewardList(deps, testOperator)
  const two = await addTestClaim(deps.db, { id: 'two', verified: testAddress('2') })
  deps.clock.advance(1000)
  await createRewardList(deps, testOperator)

  const now = deps.clock()
  expect(await exportRewardLists(deps.db, one.id)).toEqual([
    { madeAt: now - 1000, address: testAddress('1') },
    { madeAt: now, address: testAddress('1') },
  ])
  expect(await exportRewardLists(deps.db, two.id)).toEqual([{ madeAt: now, address: testAddress('2') }])
  expect((await getRewardProof(deps.db, two.id))?.value[1]).toBe(await findClaimIdOf(deps.db, two.id))
  const { id } = await createTestLearner(deps.db)
  expect([await exportRewardLists(deps.db, id), await findClaimIdOf(deps.db, id)]).toEqual([[], undefined])
})
