import { describe, expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone } from '#server/testing/app/identity.ts'
import { findAccount } from '../records/account.store.ts'
import { verifyIdToken } from '../tokens/verify-id-token.ts'
import { refreshSession } from './refresh-session.ts'
import { signUp } from './sign-up.ts'

const ada = { email: 'ada@example.org', password: 'battery staple', displayName: 'Ada' }

describe('signing up', () => {
  it('creates the account and signs in', async () => {
    const identity = await createTestIdentity()

    const { account, tokens } = expectDone(await signUp(identity, ada))

    expect(account).toMatchObject({ email: 'ada@example.org', displayName: 'Ada' })
    expect(account.lastLoginAt).toBe(identity.clock())
    expect(expectDone(await verifyIdToken(identity, tokens.idToken)).uid).toBe(account.uid)
    expect(expectDone(await refreshSession(identity, tokens.refreshToken)).account.uid).toBe(account.uid)
  })

  it('stores the e-mail in lower case and of the password only an argon2id hash', async () => {
    const identity = await createTestIdentity()

    const signedUp = await signUp(identity, { email: 'Ada@Example.ORG', password: 'secret words' })

    const account = await findAccount(identity.db, expectDone(signedUp).account.uid)
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

    expect(codeOf(await signUp(identity, input))).toBe(code)

    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toEqual([])
  })

  it('accepts rare passwords of 6 and of 4096 characters', async () => {
    const identity = await createTestIdentity()

    expectDone(await signUp(identity, { email: 'a@example.org', password: 'k7vq2m' }))
    expectDone(await signUp(identity, { email: 'b@example.org', password: 'x7v'.padEnd(4096, 'y') }))
  })

  it('refuses an e-mail that is taken, in whatever case', async () => {
    const identity = await createTestIdentity()
    await signUp(identity, { email: 'ada@example.org', password: 'battery staple' })

    expect(codeOf(await signUp(identity, { email: 'ADA@example.org', password: 'battery staple' }))).toBe(
      'EMAIL_EXISTS',
    )
  })

  it('signs in only one of several that take an e-mail at once', async () => {
    const identity = await createTestIdentity({ IDENTITY_HASHING_CONCURRENCY: '4' })

    const outcomes = await Promise.all([signUp(identity, ada), signUp(identity, ada), signUp(identity, ada)])

    expect(outcomes.filter((outcome) => codeOf(outcome) === 'EMAIL_EXISTS')).toHaveLength(2)
    expect(await identity.db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(1)
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
  })

  it('leaves no account behind when the session cannot be stored', async () => {
    const identity = await createTestIdentity()
    const broken = { ...identity, random: brokenAfter(28, identity.random) }

    await expect(signUp(broken, ada)).rejects.toThrow('no more randomness')

    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toEqual([])
  })
})

/** Random bytes up to a size; larger requests fail, as a source of randomness may. */
function brokenAfter(largest: number, random: (size: number) => Uint8Array) {
  return (size: number) => {
    if (size > largest) throw new Error('no more randomness')
    return random(size)
  }
}
