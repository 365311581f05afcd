import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { exportRewards } from './rewards.facade.ts'
import { submitReward } from './submit-reward.ts'

it('has the submissions with the e-mail, in any case, and no others', async () => {
  const deps = await createTestDeps()
  await submitReward(deps, { email: 'Ada@example.org', evmAddress: '0x1' })
  await submitReward(deps, { email: 'bob@example.org' })

  expect(await exportRewards(deps.db, { email: 'ada@example.org', emailVerified: true })).toEqual([
    { email: 'Ada@example.org', evmAddress: '0x1', submittedAt: deps.clock(), confirmedAt: null },
  ])
})

it('has none while the e-mail is not verified: it may be another person’s', async () => {
  const deps = await createTestDeps()
  await submitReward(deps, { email: 'ada@example.org', evmAddress: '0x1' })

  expect(await exportRewards(deps.db, { email: 'ada@example.org', emailVerified: false })).toEqual([])
  expect(await exportRewards(deps.db, { email: null, emailVerified: false })).toEqual([])
})
