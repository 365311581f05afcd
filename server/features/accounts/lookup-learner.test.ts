import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { addListedLearner, testOperator } from '#server/testing/app/desk-learners.ts'
import { lookupLearner } from './list-accounts.ts'

it('gives an operator the learner with an id, and nothing for an unknown id', async () => {
  const deps = await createTestDeps()
  const id = await addListedLearner(deps, { id: 'ada' })
  expect(await lookupLearner(deps.db, testOperator, 'ada')).toBe(id)
  expect(await lookupLearner(deps.db, testOperator, 'eve')).toBeUndefined()
})
