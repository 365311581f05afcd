import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { getProfile, saveProfile } from './save-profile.ts'

it('is null before a profile was written', async () => {
  const deps = await createTestDeps()

  expect(await getProfile(deps.db, await createTestLearner(deps.db))).toBeNull()
})

it("is the learner's own, never another's", async () => {
  const deps = await createTestDeps()
  await saveProfile(deps, await createTestLearner(deps.db), { name: 'Another' })

  expect(await getProfile(deps.db, await createTestLearner(deps.db))).toBeNull()
})
