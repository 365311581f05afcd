import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { listTypedWallets } from './profiles.facade.ts'
import { saveProfile } from './save-profile.ts'

it('has what some accounts typed, and nothing of those who typed nothing', async () => {
  const deps = await createTestDeps()
  const [one, empty, other] = [
    await createTestLearner(deps.db),
    await createTestLearner(deps.db),
    await createTestLearner(deps.db),
  ]
  await saveProfile(deps, one, { name: 'One', walletAddress: 'one.eth' })
  await saveProfile(deps, empty, { name: 'Empty' })
  await saveProfile(deps, other, { name: 'Other', walletAddress: '0x2' })

  expect([...(await listTypedWallets(deps.db, [one.id, empty.id]))]).toEqual([[one.id, 'one.eth']])
  expect((await listTypedWallets(deps.db, [])).size).toBe(0)
})
