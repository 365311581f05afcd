import { describe, expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone, testPassword } from '#server/testing/app/identity.ts'
import { findAccount } from '../records/account.store.ts'
import { verifyIdToken } from '../tokens/verify-id-token.ts'
import { linkPassword, signUpAnonymously } from './sign-up.ts'

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

    expect(account).toMatchObject({ uid, email: 'ada@example.org', emailVerified: false, displayName: 'Ada' })
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
