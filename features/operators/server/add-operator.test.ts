import { describe, expect, it } from 'vitest'
import { changeAccount } from '#features/identity/server/records/account.store.ts'
import { codeOf, createTestIdentity, signInTestAccount } from '#workshop/testing/app/identity.ts'
import { listAuditEvents } from './audit-log.ts'
import { addOperator } from './register-operators.ts'

describe('adding an operator', () => {
  it('marks an account whose e-mail is verified, once, whatever the case, and writes it down', async () => {
    const identity = await createTestIdentity()
    const { account } = await signInTestAccount(identity)
    await changeAccount(identity.db, account.uid, { emailVerified: true })

    expect(await addOperator(identity, 'Ada@Example.org', 'the server')).toEqual({ added: true })
    expect(await addOperator(identity, 'ada@example.org', 'the server')).toEqual({ added: false })

    const { events } = await listAuditEvents(identity.db)
    expect(events).toMatchObject([{ by: 'the server', type: 'operator-added', subject: account.uid }])
  })

  it('refuses an e-mail that no account has, or that is not verified, and marks nothing', async () => {
    const identity = await createTestIdentity()
    await signInTestAccount(identity)

    expect(codeOf(await addOperator(identity, 'ada@example.org', 'x'))).toBe('email-unverified')
    expect(codeOf(await addOperator(identity, 'eve@example.org', 'x'))).toBe('no-such-account')

    expect(await identity.db.selectFrom('operators').selectAll().execute()).toEqual([])
    expect((await listAuditEvents(identity.db)).events).toEqual([])
  })
})
