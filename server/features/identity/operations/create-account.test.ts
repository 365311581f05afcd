import { describe, expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone } from '#server/testing/app/identity.ts'
import { findAccount } from '../records/account.store.ts'
import { createAccount } from './sign-up.ts'

describe('creating an account', () => {
  it('stores the e-mail in lower case and of the password only an argon2id hash', async () => {
    const identity = await createTestIdentity()

    const { uid } = expectDone(
      await createAccount(identity, { email: 'Ada@Example.ORG', password: 'secret words' }),
    )

    const account = await findAccount(identity.db, uid)
    expect(account).toMatchObject({ email: 'ada@example.org', emailVerified: false, disabled: false })
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(account)).not.toContain('secret words')
  })

  it.each([
    ['a malformed e-mail', { email: 'ada', password: 'battery staple' }, 'INVALID_EMAIL'],
    ['a password of five characters', { email: 'ada@example.org', password: '12345' }, 'WEAK_PASSWORD'],
    ['a common password', { email: 'ada@example.org', password: 'Password' }, 'WEAK_PASSWORD'],
    ['the e-mail as a password', { email: 'ada@example.org', password: 'ADA@example.org' }, 'WEAK_PASSWORD'],
    [
      'what the e-mail begins with as a password',
      { email: 'Ada.Lovelace@example.org', password: 'ada.lovelace' },
      'WEAK_PASSWORD',
    ],
    [
      'a password of 4097 characters',
      { email: 'ada@example.org', password: 'x'.repeat(4097) },
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
    ],
  ])('refuses %s and leaves nothing behind', async (_what, input, code) => {
    const identity = await createTestIdentity()

    expect(codeOf(await createAccount(identity, input))).toBe(code)

    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toEqual([])
  })

  it('accepts rare passwords of 6 and of 4096 characters', async () => {
    const identity = await createTestIdentity()

    expectDone(await createAccount(identity, { email: 'a@example.org', password: 'k7vq2m' }))
    expectDone(await createAccount(identity, { email: 'b@example.org', password: 'x7v'.padEnd(4096, 'y') }))
  })

  it('refuses an e-mail that is taken, in whatever case', async () => {
    const identity = await createTestIdentity()
    await createAccount(identity, { email: 'ada@example.org', password: 'battery staple' })

    expect(
      codeOf(await createAccount(identity, { email: 'ADA@example.org', password: 'battery staple' })),
    ).toBe('EMAIL_EXISTS')
  })

  it('gives an e-mail to one of several that take it at once', async () => {
    const identity = await createTestIdentity({ IDENTITY_HASHING_CONCURRENCY: '4' })
    const take = () => createAccount(identity, { email: 'ada@example.org', password: 'battery staple' })

    const outcomes = await Promise.all([take(), take(), take(), take()])

    expect(outcomes.filter((outcome) => codeOf(outcome) === 'EMAIL_EXISTS')).toHaveLength(3)
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
  })
})
