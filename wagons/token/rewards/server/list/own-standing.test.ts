import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addTestClaim, testAddress } from '#wagons/token/testing/claims.ts'
import { addTestCertificate } from '#workshop/testing/app/certificate.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { submitReward } from '../submit-reward.ts'
import { listClaims } from './list-claims.ts'
import { findReasonLeftOut, readOwnStanding } from './own-standing.ts'

async function submit(deps: TestDeps, email: string, evmAddress: string, confirmed_at: number) {
  const { id } = await submitReward(deps, { email, evmAddress })
  await deps.db.updateTable('rewards').set({ confirmed_at }).where('id', '=', id).execute()
}

const few = fc.constantFrom('1', '2')
const seldom = fc.constantFrom(false, false, false, true)
const someone = fc.record({
  // Where an address is verified, nothing else matters: so seldom, and one address only.
  verified: seldom.map((isSo) => (isSo ? '1' : null)),
  typed: fc.option(
    fc.oneof(few.map(testAddress), few.map(testAddress), fc.constantFrom('0xAbC', `0x${'ab'.repeat(20)}`)),
  ),
  submitted: fc.array(few, { maxLength: 2 }),
  issuedAt: fc.nat(2),
  disabled: seldom,
  emailVerified: seldom.map((isSo) => !isSo),
  certificate: fc.constantFrom('valid', 'valid', 'valid', 'valid', 'revoked', 'none'),
})

it('one learner is told the reason that the next list will give, whatever others there are', async () => {
  const deps = await createTestDeps()
  const { db } = deps
  await fc.assert(
    fc.asyncProperty(fc.array(someone, { minLength: 2, maxLength: 6 }), async (people) => {
      for (const table of ['rewards', 'accounts'] as const) await db.deleteFrom(table).execute()
      const given = new Set<string>()
      const accounts = []
      for (const [at, person] of people.entries()) {
        const learner = await createTestLearner(db, `p${at}@example.org`)
        accounts.push(learner.id)
        const state = {
          email_verified: person.emailVerified ? 1 : 0,
          disabled: person.disabled ? 1 : 0,
        } as const
        await db.updateTable('accounts').set(state).where('id', '=', learner.id).execute()
        if (person.certificate !== 'none')
          await addTestCertificate(db, learner.id, {
            id: `c${at}`,
            issuedAt: person.issuedAt,
            revoked: person.certificate === 'revoked' ? { at: 1, reason: 'x' } : null,
          })
        const account_id = learner.id
        if (person.verified && !given.has(person.verified)) {
          given.add(person.verified)
          const wallet = { account_id, address: testAddress(person.verified), proven_at: 0 }
          await db.insertInto('wallets').values(wallet).execute()
        }
        const times = { created_at: 0, updated_at: 0 }
        if (person.typed)
          await db
            .insertInto('profiles')
            .values({ account_id, name: 'x', search_key: 'x', wallet_address: person.typed, ...times })
            .execute()
        for (const [order, digit] of person.submitted.entries())
          await submit(deps, `P${at}@example.org`, testAddress(digit), order)
      }

      const { leftOut } = await listClaims(db)

      for (const [at, accountId] of accounts.entries()) {
        const reason = leftOut.find((one) => one.accountId === accountId)?.reason ?? null
        const expected = people[at]?.certificate === 'none' ? 'certificate-revoked' : reason
        expect(await findReasonLeftOut(db, await readOwnStanding(db, accountId))).toBe(expected)
      }
    }),
    { numRuns: 25 },
  )
})

it('thousands of accounts that type the same address do not keep its owner from an answer', async () => {
  const deps = await createTestDeps()
  const { id } = await addTestClaim(deps.db, { id: 'c1', verified: testAddress('1') })
  const accounts = Array.from({ length: 2000 }, (_, at) => ({
    id: `s${at}`,
    email: null,
    email_verified: 0,
    disabled: 0,
    valid_since: 0,
    created_at: 0,
  })) as never[]
  const profiles = Array.from({ length: 2000 }, (_, at) => ({
    account_id: `s${at}`,
    name: 'x',
    search_key: 'x',
    wallet_address: testAddress('1'),
    created_at: 0,
    updated_at: 0,
  }))
  await deps.db.insertInto('accounts').values(accounts).execute()
  await deps.db.insertInto('profiles').values(profiles).execute()

  expect(await findReasonLeftOut(deps.db, await readOwnStanding(deps.db, id))).toBeNull()
})
