import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { submitReward } from './submit-reward.ts'

it('keeps every submission beside the others, also for the same e-mail (S3.5)', async () => {
  const deps = await createTestDeps()

  await submitReward(deps, { email: 'a@example.org', evmAddress: '0x1' })
  await submitReward(deps, { email: 'a@example.org', evmAddress: '0x2' })

  const rows = await deps.db
    .selectFrom('rewards')
    .select(['email', 'evm_address'])
    .orderBy('evm_address')
    .execute()
  expect(rows).toEqual([
    { email: 'a@example.org', evm_address: '0x1' },
    { email: 'a@example.org', evm_address: '0x2' },
  ])
})

it('takes a submission without a wallet, and in any format (S3.5, S5.9)', async () => {
  const deps = await createTestDeps()

  const { id } = await submitReward(deps, { email: 'not an e-mail' })

  const row = await deps.db.selectFrom('rewards').selectAll().executeTakeFirstOrThrow()
  expect(row).toEqual({
    id,
    email: 'not an e-mail',
    evm_address: '',
    submitted_at: deps.clock(),
    code_hash: null,
    code_expires_at: null,
    confirmed_at: null,
  })
})
