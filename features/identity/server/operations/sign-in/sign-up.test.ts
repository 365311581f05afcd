import { describe, expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone, testPassword } from '#workshop/testing/app/identity.ts'
import { findAccount } from '../../records/account.store.ts'
import { verifyIdToken } from '../../tokens/verify-id-token.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { linkPassword, signUp, signUpAnonymously } from './sign-up.ts'

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

  it('stores the e-mail in lower case and of the password only an argon2id hash (S3.1)', async () => {
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
  ])('refuses %s and leaves nothing behind (S9.4)', async (_what, input, code) => {
    const identity = await createTestIdentity()

    expect(codeOf(await signUp(identity, input))).toBe(code)

    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toEqual([])
  })

  it('accepts rare passwords of 6 and of 4096 characters (S9.4)', async () => {
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

describe('without an e-mail', () => {
  it('creates an account that only its visitor can enter', async () => {
    const identity = await createTestIdentity({ IDENTITY_ANONYMOUS: 'on' })

    const { account, tokens } = expectDone(await signUpAnonymously(identity))

    expect(account).toMatchObject({ email: null, emailVerified: false, passwordHash: null })
    expect(expectDone(await refreshSession(identity, tokens.refreshToken)).account.uid).toBe(account.uid)
  })

  it('creates as many as are asked for', async () => {
    const identity = await createTestIdentity({ IDENTITY_ANONYMOUS: 'on' })

    const [one, two] = await Promise.all([signUpAnonymously(identity), signUpAnonymously(identity)])

    expect(expectDone(one).account.uid).not.toBe(expectDone(two).account.uid)
  })

  it('is not offered where the settings say so (SX.13)', async () => {
    const identity = await createTestIdentity({ IDENTITY_ANONYMOUS: 'off' })

    expect(codeOf(await signUpAnonymously(identity))).toBe('ADMIN_ONLY_OPERATION')
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toEqual([])
  })
})

describe('by linking a password', () => {
  const wanted = { email: 'Ada@example.org', password: testPassword, displayName: 'Ada' }

  async function prepare() {
    const identity = await createTestIdentity({ IDENTITY_ANONYMOUS: 'on' })
    const { account, tokens } = expectDone(await signUpAnonymously(identity))
    return { identity, uid: account.uid, idToken: tokens.idToken }
  }

  describe('linking a password', () => {
    it('makes an anonymous account one with an unverified e-mail, and its session one by password', async () => {
      const { identity, uid, idToken } = await prepare()

      const { account, tokens } = expectDone(await linkPassword(identity, idToken, wanted))

      expect(account).toMatchObject({
        uid,
        email: 'ada@example.org',
        emailVerified: false,
        displayName: 'Ada',
      })
      expect(expectDone(await verifyIdToken(identity, tokens.idToken)).signInProvider).toBe('password')
      expect(await identity.db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(1)
    })

    it('changes nothing when the e-mail or the password cannot be had', async () => {
      const { identity, uid, idToken } = await prepare()
      const before = await findAccount(identity.db, uid)

      expect(codeOf(await linkPassword(identity, idToken, { ...wanted, password: '12345' }))).toBe(
        'WEAK_PASSWORD',
      )
      expect(codeOf(await linkPassword(identity, idToken, { ...wanted, email: 'ada' }))).toBe('INVALID_EMAIL')
      expect(await findAccount(identity.db, uid)).toEqual(before)
    })

    it('asks for a recent sign-in once the account has a password', async () => {
      const { identity, idToken } = await prepare()
      const { tokens } = expectDone(await linkPassword(identity, idToken, wanted))
      identity.clock.advance(301_000)

      const again = await linkPassword(identity, tokens.idToken, { ...wanted, password: 'battery staple' })

      expect(codeOf(again)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    })
  })
})
