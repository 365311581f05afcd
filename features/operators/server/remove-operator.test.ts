import { expect, it } from 'vitest'
import { changeAccount } from '#features/identity/server/records/account.store.ts'
import { codeOf, createTestIdentity, signInTestAccount } from '#workshop/testing/app/identity.ts'
import { listAuditEvents } from './audit-log.ts'
import { addOperator, listOperators, removeOperator } from './register-operators.ts'

it('takes the mark away, once, and writes it down', async () => {
  const identity = await createTestIdentity()
  const { account } = await signInTestAccount(identity)
  await changeAccount(identity.db, account.uid, { emailVerified: true })
  await addOperator(identity, account.email, 'x')
  identity.clock.advance(1)

  expect(await removeOperator(identity, account.email, 'x')).toEqual({ removed: true })
  expect(await removeOperator(identity, account.email, 'x')).toEqual({ removed: false })

  expect(await listOperators(identity.db)).toEqual([])
  const { events } = await listAuditEvents(identity.db)
  expect(events.map(({ type }) => type)).toEqual(['operator-removed', 'operator-added'])
})

it('refuses an e-mail that no account has', async () => {
  expect(codeOf(await removeOperator(await createTestIdentity(), 'eve@example.org', 'x'))).toBe(
    'no-such-account',
  )
})
