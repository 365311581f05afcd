import { describe, expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone } from '#server/testing/app/identity.ts'
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

  it('refuses what an account may not be', async () => {
    const identity = await createTestIdentity()

    expect(codeOf(await signUp(identity, { ...ada, password: '12345' }))).toBe('WEAK_PASSWORD')
  })

  it('signs in only one of several that take an e-mail at once', async () => {
    const identity = await createTestIdentity({ IDENTITY_HASHING_CONCURRENCY: '4' })

    const outcomes = await Promise.all([signUp(identity, ada), signUp(identity, ada), signUp(identity, ada)])

    expect(outcomes.filter((outcome) => codeOf(outcome) === 'EMAIL_EXISTS')).toHaveLength(2)
    expect(await identity.db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(1)
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
