import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { addListedLearner } from '#server/testing/app/desk-learners.ts'
import { planOf } from '#server/testing/app/query-plan.ts'
import { accountsCreated } from './learner.store.ts'
import { countAccounts } from './list-accounts.ts'

it('counts who came before the first time, and from each time on to just before the next', async () => {
  const deps = await createTestDeps()
  const start = deps.clock()
  for (const id of ['a', 'b', 'c', 'd']) {
    await addListedLearner(deps, { id })
    deps.clock.advance(10)
  }
  expect(await countAccounts(deps.db, [start + 10, start + 30, start + 40])).toEqual({
    before: 1,
    between: [2, 1],
  })
})

it('reads nothing but a range of the index', async () => {
  const { db } = await createTestDeps()
  expect(await planOf(db, accountsCreated(db, 1, 2))).toMatch(
    /USING COVERING INDEX accounts_by_creation \(created_at>\? AND created_at<\?\)|Index Only Scan using accounts_by_creation/,
  )
})
