import {
  type AuthError,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  reload,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  unlink,
  updatePassword,
} from '@firebase/auth'
import { describe, expect, it } from 'vitest'
import { addTestAccount, testPassword } from '#workshop/testing/app/identity.ts'
import type { Person } from '#workshop/testing/providers/openid-provider.ts'
import {
  createProviderClient,
  failureCode,
  testProviderId as providerId,
} from '#workshop/testing/providers/provider-client.ts'
import { changeAccount, findAccount } from '../../records/account.store.ts'

const email = 'ada@example.org'
const ada: Person = {
  sub: 'ada-1815',
  email,
  email_verified: true,
  name: 'Ada',
  picture: 'https://example.org/ada.png',
}
const unverified: Person = { ...ada, email_verified: false }

/** A person with a password account whose e-mail is verified, or not. */
async function withPassword({ emailVerified }: { emailVerified: boolean }, person = ada) {
  const prepared = await createProviderClient()
  const { identity, prove } = prepared
  const { uid } = await addTestAccount(identity, email)
  await changeAccount(identity.db, uid, { emailVerified })
  return { ...prepared, uid, credential: await prove(person) }
}

describe('the genuine client signs in by another provider', () => {
  it('and has a new account with what the provider says (S7.7)', async () => {
    const { auth, prove, requests } = await createProviderClient()
    const credential = await prove(ada)
    requests.length = 0

    const { user, operationType } = await signInWithCredential(auth, credential)

    const accounts = 'POST /identitytoolkit.googleapis.com/v1/accounts'
    expect(requests).toEqual([`${accounts}:signInWithIdp?key=edutrain`, `${accounts}:lookup?key=edutrain`])
    expect(operationType).toBe('signIn')
    expect(user).toMatchObject({ email, emailVerified: true, isAnonymous: false, displayName: 'Ada' })
    expect(user.providerData).toEqual([
      { providerId, uid: ada.sub, email, displayName: 'Ada', photoURL: ada.picture, phoneNumber: null },
    ])
    const { claims, signInProvider } = await user.getIdTokenResult()
    expect(signInProvider).toBe(providerId)
    expect(claims.firebase).toMatchObject({ identities: { email: [email], [providerId]: [ada.sub] } })
  })

  it('and comes back to the same account, whatever its e-mail is there by then', async () => {
    const { auth, prove } = await createProviderClient()
    const first = await signInWithCredential(auth, await prove(ada))
    await signOut(auth)

    const second = await signInWithCredential(auth, await prove({ ...ada, email: 'countess@example.org' }))

    expect(second.user.uid).toBe(first.user.uid)
    expect(second.user).toMatchObject({ email, providerData: [{ email: 'countess@example.org' }] })
    await second.user.getIdToken(true)
  })

  it('without an e-mail, and still is no anonymous user', async () => {
    const { auth, prove } = await createProviderClient()

    const { user } = await signInWithCredential(auth, await prove({ sub: 'unknown' }))

    expect(user).toMatchObject({ email: null, isAnonymous: false, providerData: [{ uid: 'unknown' }] })
    await reload(user)
  })

  it('into the account with the same e-mail when both sides have verified it, and keeps its password', async () => {
    const { auth, uid, credential } = await withPassword({ emailVerified: true })

    const { user } = await signInWithCredential(auth, credential)

    expect(user.uid).toBe(uid)
    expect(user.providerData.map((entry) => entry.providerId)).toEqual(['password', providerId])
    await signInWithEmailAndPassword(auth, email, testPassword)
  })

  it('into an account that a stranger registered with the e-mail, and the stranger is out', async () => {
    const { auth, uid, identity, credential } = await withPassword({ emailVerified: false })
    const stranger = await signInWithEmailAndPassword(auth, email, testPassword)
    identity.clock.advance(1_000)

    const { user } = await signInWithCredential(auth, credential)

    expect(user).toMatchObject({ uid, emailVerified: true })
    expect(user.providerData.map((entry) => entry.providerId)).toEqual([providerId])
    expect(await failureCode(signInWithEmailAndPassword(auth, email, testPassword))).toBe(
      'auth/invalid-credential',
    )
    expect(await failureCode(stranger.user.getIdToken(true))).toBe('auth/user-token-expired')
  })

  it('but not into the account of an e-mail that the provider does not vouch for (S8.34)', async () => {
    const { auth, uid, identity, credential } = await withPassword({ emailVerified: true }, unverified)

    const error = await signInWithCredential(auth, credential).catch((caught: AuthError) => caught)

    expect(error).toMatchObject({ code: 'auth/account-exists-with-different-credential' })
    expect(JSON.stringify(error)).not.toContain(uid)
    // The way out that the client documents: sign in the old way, then link what the error carries.
    const pending = OAuthProvider.credentialFromError(error as AuthError & never)
    const { user } = await signInWithEmailAndPassword(auth, email, testPassword)
    await linkWithCredential(user, pending ?? credential)
    expect(user.providerData).toHaveLength(2)
    expect(await findAccount(identity.db, uid)).toMatchObject({ emailVerified: true })
  })

  it('but not with a disabled account, linked or of the same e-mail', async () => {
    const { auth, uid, identity, credential, prove } = await withPassword({ emailVerified: true })
    await changeAccount(identity.db, uid, { disabled: true })
    expect(await failureCode(signInWithCredential(auth, credential))).toBe('auth/user-disabled')
    await changeAccount(identity.db, uid, { disabled: false })
    await signInWithCredential(auth, await prove(ada))
    await changeAccount(identity.db, uid, { disabled: true })

    expect(await failureCode(signInWithCredential(auth, credential))).toBe('auth/user-disabled')
  })

  it('but not by a provider that is not configured, or without one (S8.35)', async () => {
    const { auth, prove } = await createProviderClient()
    const { idToken = '' } = await prove(ada)

    const by = (id: string) =>
      failureCode(signInWithCredential(auth, new OAuthProvider(id).credential({ idToken })))
    expect(await by('oidc.other')).toBe('auth/operation-not-allowed')
    expect(await by('google.com')).toBe('auth/operation-not-allowed')
  })

  it('but not while the provider is away, which looks like a broken network', async () => {
    const { auth, prove, provider } = await createProviderClient()
    const credential = await prove(ada)
    await provider.stop()

    expect(await failureCode(signInWithCredential(auth, credential))).toBe('auth/network-request-failed')
    await provider.resume()
    await signInWithCredential(auth, credential)
  })

  it('once, when two tabs do it at once', async () => {
    const { auth, identity, prove } = await createProviderClient()
    const [one, two] = [await prove(ada), await prove(ada)]

    const outcomes = await Promise.all([signInWithCredential(auth, one), signInWithCredential(auth, two)])

    expect(outcomes[0].user.uid).toBe(outcomes[1].user.uid)
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
  })
})

describe('the genuine client links', () => {
  it('another provider to an account with a password, and unlinks either, but not the last', async () => {
    const { auth, uid, credential } = await withPassword({ emailVerified: false })
    const { user } = await signInWithEmailAndPassword(auth, email, testPassword)

    await linkWithCredential(user, credential)

    expect(user).toMatchObject({ uid, emailVerified: true })
    expect(user.providerData.map((entry) => entry.providerId)).toEqual(['password', providerId])
    await unlink(user, 'password')
    expect(user.providerData.map((entry) => entry.providerId)).toEqual([providerId])
    await reload(user)
    expect(user).toMatchObject({ email, providerData: [{ providerId }] })
    expect(await failureCode(signInWithEmailAndPassword(auth, email, testPassword))).toBe(
      'auth/invalid-credential',
    )
    await linkWithCredential(user, EmailAuthProvider.credential(email, 'battery staple'))
    await unlink(user, providerId)
    expect(user.providerData.map((entry) => entry.providerId)).toEqual(['password'])
    expect(await failureCode(unlink(user, 'password'))).toBe('auth/operation-not-allowed')
    await signInWithEmailAndPassword(auth, email, 'battery staple')
  })

  it('but not an identity that another account has, nor a second one of the same provider (S8.33)', async () => {
    const { auth, prove } = await createProviderClient()
    const credential = await prove(ada)
    await signInWithCredential(auth, credential)
    const { user } = await createUserWithEmailAndPassword(auth, 'bob@example.org', testPassword)

    expect(await failureCode(linkWithCredential(user, credential))).toBe('auth/credential-already-in-use')
    await linkWithCredential(user, await prove({ sub: 'bob' }))
    expect(await failureCode(linkWithCredential(user, await prove({ sub: 'robert' })))).toBe(
      'auth/provider-already-linked',
    )
  })

  it('but not an identity whose e-mail another account has', async () => {
    const { auth, credential } = await withPassword({ emailVerified: true })
    const { user } = await createUserWithEmailAndPassword(auth, 'bob@example.org', testPassword)

    expect(await failureCode(linkWithCredential(user, credential))).toBe('auth/email-already-in-use')
    expect(user.providerData).toHaveLength(1)
  })

  it('and reauthenticates, so that it may change what needs a recent sign-in', async () => {
    const { auth, identity, prove } = await createProviderClient()
    const { user } = await signInWithCredential(auth, await prove(ada))
    await linkWithCredential(user, EmailAuthProvider.credential(email, testPassword))
    identity.clock.advance(301_000)
    expect(await failureCode(updatePassword(user, 'battery staple'))).toBe('auth/requires-recent-login')

    await reauthenticateWithCredential(user, await prove(ada))

    await updatePassword(user, 'battery staple')
    expect(await failureCode(reauthenticateWithCredential(user, await prove({ sub: 'stranger' })))).toBe(
      'auth/user-mismatch',
    )
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
  })
})
