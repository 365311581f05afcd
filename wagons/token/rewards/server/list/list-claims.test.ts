import { expect, it } from 'vitest'
import { addTestClaim, testAddress } from '#wagons/token/testing/claims.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { submitReward } from '../submit-reward.ts'
import { listClaims } from './list-claims.ts'

it('decides on every learner with a certificate, by what they have verified, typed or confirmed by mail', async () => {
  const deps = await createTestDeps()
  const { db } = deps
  await addTestClaim(db, { id: 'verified', verified: testAddress('1'), typed: testAddress('9') })
  await addTestClaim(db, { id: 'typed', typed: testAddress('2') })
  await addTestClaim(db, { id: 'submitted' })
  await addTestClaim(db, { id: 'unconfirmed' })
  await createTestLearner(db, 'nothing@example.org')
  for (const name of ['submitted', 'unconfirmed', 'nothing'])
    await submitReward(deps, { email: `${name.toUpperCase()}@example.org`, evmAddress: testAddress('3') })
  await db
    .updateTable('rewards')
    .set({ confirmed_at: 1 })
    .where('email', '!=', 'UNCONFIRMED@example.org')
    .execute()

  const { entries, leftOut } = await listClaims(db)

  expect(entries).toMatchObject([
    { certificateId: 'verified', address: testAddress('1') },
    { certificateId: 'typed', address: testAddress('2') },
    { certificateId: 'submitted', address: testAddress('3') },
  ])
  expect(leftOut).toMatchObject([{ certificateId: 'unconfirmed', reason: 'no-address' }])
})

it('of submissions the one confirmed last counts', async () => {
  const deps = await createTestDeps()
  await addTestClaim(deps.db, { id: 'ada' })
  for (const [digit, confirmed_at] of [
    ['1', 2],
    ['2', 3],
    ['3', 1],
  ] as const) {
    const { id } = await submitReward(deps, { email: 'ada@example.org', evmAddress: testAddress(digit) })
    await deps.db.updateTable('rewards').set({ confirmed_at }).where('id', '=', id).execute()
  }

  expect((await listClaims(deps.db)).entries).toMatchObject([{ address: testAddress('2') }])
})

it('what was submitted with an e-mail that the account has not verified does not count', async () => {
  const deps = await createTestDeps()
  await addTestClaim(deps.db, { id: 'ada' })
  await submitReward(deps, { email: 'ada@example.org', evmAddress: testAddress('1') })
  await deps.db.updateTable('rewards').set({ confirmed_at: 1 }).execute()
  await deps.db.updateTable('accounts').set({ email_verified: 0 }).execute()

  expect((await listClaims(deps.db)).leftOut).toMatchObject([{ reason: 'no-address' }])
})

it('a revoked certificate is left out, and an address verified elsewhere belongs to no other', async () => {
  const { db } = await createTestDeps()
  const owner = await createTestLearner(db)
  const wallet = { account_id: owner.id, address: testAddress('1'), proven_at: 0 }
  await db.insertInto('wallets').values(wallet).execute()
  await addTestClaim(db, { id: 'typed', typed: testAddress('1') })
  const revoked = await createTestLearner(db)
  await addTestCertificate(db, revoked.id, { id: 'revoked', revoked: { at: 5, reason: 'x' } })

  expect(await listClaims(db)).toMatchObject({
    entries: [],
    leftOut: [
      { certificateId: 'typed', reason: 'address-of-another' },
      { certificateId: 'revoked', reason: 'certificate-revoked', accountId: revoked.id },
    ],
  })
})
