import {
  EmailAuthProvider,
  linkWithCredential,
  reload,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { describe, expect, it } from 'vitest'
import { addTestAccount, testPassword } from '#server/testing/app/identity.ts'
import { createIdentityClient } from '#server/testing/protocol/identity-client.ts'
import { createProviderClient, failureCode } from '#server/testing/providers/provider-client.ts'
import { changeAccount } from '../records/account.store.ts'
import { createCustomToken } from '../tokens/custom-token.ts'

const email = 'ada@example.org'

describe('the genuine client signs in anonymously where that is allowed', () => {
  const on = { IDENTITY_ANONYMOUS: 'on' }

  it('and stays the same visitor', async () => {
    const { auth } = await createIdentityClient(on)

    const { user } = await signInAnonymously(auth)

    expect(user).toMatchObject({ isAnonymous: true, email: null, providerData: [] })
    await user.getIdToken(true)
    await reload(user)
    const { claims, signInProvider } = await user.getIdTokenResult()
    expect(signInProvider).toBe('anonymous')
    expect(claims).toMatchObject({ provider_id: 'anonymous', firebase: { identities: {} } })
    expect(claims).not.toHaveProperty('email')
  })

  it('and gets an e-mail and a password, long after', async () => {
    const { auth, identity } = await createIdentityClient(on)
    const { user } = await signInAnonymously(auth)
    const { uid, refreshToken } = user
    identity.clock.advance(600_000)

    await linkWithCredential(user, EmailAuthProvider.credential('Ada@Example.org', testPassword))

    expect(user).toMatchObject({ uid, email, isAnonymous: false, emailVerified: false })
    expect((await user.getIdTokenResult()).signInProvider).toBe('password')
    expect(user.refreshToken).not.toBe(refreshToken)
    expect((await signInWithEmailAndPassword(auth, email, testPassword)).user.uid).toBe(uid)
  })

  it('and gets another provider', async () => {
    const { auth, prove } = await createProviderClient(on)
    const { user } = await signInAnonymously(auth)
    const { uid } = user
    const credential = await prove({ sub: 'ada', email, email_verified: true })

    await linkWithCredential(user, credential)

    expect(user).toMatchObject({ uid, email, emailVerified: true, isAnonymous: false })
    const again = await prove({ sub: 'ada', email, email_verified: true, name: 'Ada' })
    expect((await signInWithCredential(auth, again)).user.uid).toBe(uid)
  })

  it('but not the e-mail of another account, and no weak password', async () => {
    const { auth, identity } = await createIdentityClient(on)
    await addTestAccount(identity, email)
    const { user } = await signInAnonymously(auth)
    const link = (address: string, password: string) =>
      failureCode(linkWithCredential(user, EmailAuthProvider.credential(address, password)))

    expect(await link(email, testPassword)).toBe('auth/email-already-in-use')
    expect(await link('bob@example.org', '12345')).toBe('auth/weak-password')
    expect(user.isAnonymous).toBe(true)
  })
})

describe('the genuine client signs in with a token of this server', () => {
  it('and has a new account of that id, or the one there is, with the claims in every ID token', async () => {
    const { auth, identity } = await createIdentityClient()

    const first = await signInWithCustomToken(
      auth,
      await createCustomToken(identity, 'robot', { role: 'tester' }),
    )
    const again = await signInWithCustomToken(auth, await createCustomToken(identity, 'robot'))

    expect(first.user).toMatchObject({ uid: 'robot', email: null, isAnonymous: false })
    await first.user.getIdToken(true)
    const { claims, signInProvider } = await first.user.getIdTokenResult()
    expect([claims.role, signInProvider]).toEqual(['tester', 'custom'])
    expect((await again.user.getIdTokenResult()).claims).not.toHaveProperty('role')
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
  })

  it('but not with a stale or forged one, another of our tokens, or one of another project', async () => {
    const { auth, identity } = await createIdentityClient()
    const elsewhere = await createIdentityClient({ IDENTITY_ISSUER: 'https://elsewhere.example' })
    const token = await createCustomToken(identity, 'robot')
    const { user } = await signInWithCustomToken(auth, token)
    const attempt = (text: string) => failureCode(signInWithCustomToken(auth, text))

    expect(await attempt(await user.getIdToken())).toBe('auth/invalid-custom-token')
    expect(await attempt(`${token.slice(0, -4)}AAAA`)).toBe('auth/invalid-custom-token')
    expect(await attempt('no token')).toBe('auth/invalid-custom-token')
    expect(await attempt(await createCustomToken(elsewhere.identity, 'robot'))).toBe(
      'auth/custom-token-mismatch',
    )
    identity.clock.advance(301_000)
    expect(await attempt(token)).toBe('auth/invalid-custom-token')
  })

  it('but not with a disabled account', async () => {
    const { auth, identity } = await createIdentityClient()
    await signInWithCustomToken(auth, await createCustomToken(identity, 'robot'))
    await changeAccount(identity.db, 'robot', { disabled: true })

    const attempt = signInWithCustomToken(auth, await createCustomToken(identity, 'robot'))

    expect(await failureCode(attempt)).toBe('auth/user-disabled')
  })
})
