import { expect, it } from 'vitest'
import { changeAccount } from '#features/identity/server/records/account.store.ts'
import { createTestIdentity, signInTestAccount } from '#workshop/testing/app/identity.ts'
import { enrolTestOperator, signInTestOperator } from '#workshop/testing/protocol/second-factor.ts'
import { addOperator, listOperators } from './register-operators.ts'

it('lists the marked accounts, the first one first, and says whose e-mail is not verified any more', async () => {
  const identity = await createTestIdentity()
  for (const email of ['zoe@example.org', 'ada@example.org']) {
    const { account } = await signInTestAccount(identity, email)
    await changeAccount(identity.db, account.uid, { emailVerified: true })
    await addOperator(identity, email, 'x')
    identity.clock.advance(1000)
    if (email.startsWith('zoe')) await changeAccount(identity.db, account.uid, { emailVerified: false })
  }

  expect(await listOperators(identity.db)).toMatchObject([
    { email: 'zoe@example.org', isVerified: false },
    { email: 'ada@example.org', isVerified: true },
  ])
})

it('says who has a second factor', async () => {
  const identity = await createTestIdentity()
  await enrolTestOperator(identity)
  await signInTestOperator(identity, 'bob@example.org')

  expect(await listOperators(identity.db)).toMatchObject([
    { email: 'ada@example.org', hasSecondFactor: true },
    { email: 'bob@example.org', hasSecondFactor: false },
  ])
})
