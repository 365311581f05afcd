import {
  EmailAuthProvider,
  linkWithCredential,
  reload,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
} from '@firebase/auth'
import { describe, expect, it } from 'vitest'
import { addTestAccount, testPassword } from '#workshop/testing/app/identity.ts'
import { createIdentityClient } from '#workshop/testing/protocol/identity-client.ts'
import { createProviderClient, failureCode } from '#workshop/testing/providers/provider-client.ts'

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

  it('and gets an e-mail and a password, long after (SX.13)', async () => {
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
