import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { addListedLearner } from '#server/testing/app/desk-learners.ts'
import { listNames } from './profiles.facade.ts'

it('names those who have a profile, by their ids', async () => {
  const deps = await createTestDeps()
  await addListedLearner(deps, { id: 'a', name: 'Ada' })
  await addListedLearner(deps, { id: 'b' })
  await addListedLearner(deps, { id: 'c', name: 'Eve' })
  expect(await listNames(deps.db, ['a', 'b'])).toEqual(new Map([['a', 'Ada']]))
  expect(await listNames(deps.db, [])).toEqual(new Map())
})
