import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { exportProfile } from './profiles.facade.ts'
import { saveProfile } from './save-profile.ts'

it("has the learner's own profile with its times, null when there is none", async () => {
  const deps = await createTestDeps()
  const [learner, other] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  const createdAt = deps.clock()
  await saveProfile(deps, learner, { name: 'Ada', walletAddress: '0x1' })
  deps.clock.advance(1000)
  await saveProfile(deps, learner, { name: 'Ada L.', walletAddress: '0x1' })

  expect(await exportProfile(deps.db, learner.id)).toEqual({
    name: 'Ada L.',
    walletAddress: '0x1',
    createdAt,
    updatedAt: createdAt + 1000,
  })
  expect(await exportProfile(deps.db, other.id)).toBeNull()
})
