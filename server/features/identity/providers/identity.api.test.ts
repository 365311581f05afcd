import {
  type AuthError,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  reload,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  unlink,
  updatePassword,
} from 'firebase/auth'
import { describe, expect, it } from 'vitest'
import { createIdentityClient } from '#server/testing/identity-client.ts'
import { createVisitor } from '#server/testing/provider-visit.ts'
import { addTestAccount, testPassword } from '#server/testing/test-identity.ts'
import { type Person, startTestProvider, testClientId } from '#server/testing/test-provider.ts'
import { changeAccount, findAccount } from '../accounts/account.store.ts'
import { createCustomToken } from '../tokens/custom-token.ts'
import { nonceOf } from './provider-nonce.ts'

const providerId = 'oidc.provider'
const email = 'ada@example.org'
const ada: Person = {
  sub: 'ada-1815',
  email,
  email_verified: true,
  name: 'Ada',
  picture: 'https://example.org/ada.png',
}
const unproven: Person = { ...ada, email_verified: false }

const oauth = new OAuthProvider(providerId)
const failureCode = (call: Promise<unknown>) =>
  call.then(
    () => 'it worked',
    ({ code }: AuthError) => code,
  )

/** The genuine client beside a real provider. */
async function prepare(env: NodeJS.ProcessEnv = {}) {
  const provider = await startTestProvider()
  const client = await createIdentityClient({ ...provider.env, ...env })
  // The provider keeps the real time.
  client.identity.clock.advance(Date.now() - client.identity.clock())
  /** Walks the whole redirect as somebody, and makes the credential that the page would. */
  const prove = async (person: Person) => {
    provider.visitor = person
    const { idToken = '', nonce = '' } = await createVisitor(client.app).visit()
    return oauth.credential({ idToken, rawNonce: nonce })
  }
  return { ...client, provider, prove }
}

/** A person with a password account whose e-mail is proved, or not. */
async function withPassword({ emailVerified }: { emailVerified: boolean }, person = ada) {
  const prepared = await prepare()
  const { identity, prove } = prepared
  const { uid } = await addTestAccount(identity, email)
  await changeAccount(identity.db, uid, { emailVerified })
  return { ...prepared, uid, credential: await prove(person) }
}

describe('the genuine client signs in by another provider', () => {
  it('and has a new account with what the provider says', async () => {
    const { auth, prove, requests } = await prepare()
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
    const { auth, prove } = await prepare()
    const first = await signInWithCredential(auth, await prove(ada))
    await signOut(auth)

    const second = await signInWithCredential(auth, await prove({ ...ada, email: 'countess@example.org' }))

    expect(second.user.uid).toBe(first.user.uid)
    expect(second.user).toMatchObject({ email, providerData: [{ email: 'countess@example.org' }] })
    await second.user.getIdToken(true)
  })

  it('without an e-mail, and still is no anonymous user', async () => {
    const { auth, prove } = await prepare()

    const { user } = await signInWithCredential(auth, await prove({ sub: 'nobody' }))

    expect(user).toMatchObject({ email: null, isAnonymous: false, providerData: [{ uid: 'nobody' }] })
    await reload(user)
  })

  it('into the account with the same e-mail when both sides have proved it, and keeps its password', async () => {
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

  it('but not into the account of an e-mail that the provider does not vouch for', async () => {
    const { auth, uid, identity, credential } = await withPassword({ emailVerified: true }, unproven)

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

  it('but not by a provider that is not configured, or without one', async () => {
    const { auth, prove } = await prepare()
    const { idToken = '' } = await prove(ada)

    const by = (id: string) =>
      failureCode(signInWithCredential(auth, new OAuthProvider(id).credential({ idToken })))
    expect(await by('oidc.other')).toBe('auth/operation-not-allowed')
    expect(await by('google.com')).toBe('auth/operation-not-allowed')
  })

  it('but not while the provider is away, which looks like a broken network', async () => {
    const { auth, prove, provider } = await prepare()
    const credential = await prove(ada)
    await provider.stop()

    expect(await failureCode(signInWithCredential(auth, credential))).toBe('auth/network-request-failed')
    await provider.resume()
    await signInWithCredential(auth, credential)
  })

  it('once, when two tabs do it at once', async () => {
    const { auth, identity, prove } = await prepare()
    const [one, two] = [await prove(ada), await prove(ada)]

    const outcomes = await Promise.all([signInWithCredential(auth, one), signInWithCredential(auth, two)])

    expect(outcomes[0].user.uid).toBe(outcomes[1].user.uid)
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
  })
})

describe('an ID token opens nothing when it', () => {
  const raw = 'a raw nonce'
  const claimsAt = (issuer: string, now: number) => ({
    ...ada,
    iss: issuer,
    aud: testClientId,
    nonce: nonceOf(raw),
    iat: Math.floor(now / 1000),
    exp: Math.floor(now / 1000) + 3600,
  })

  it('is honest: it does', async () => {
    const { auth, provider, identity } = await prepare()
    const idToken = await provider.sign(claimsAt(provider.issuer, identity.clock()))

    await signInWithCredential(auth, oauth.credential({ idToken, rawNonce: raw }))
  })

  it.each<[string, (claims: Record<string, unknown>) => unknown, string]>([
    ['is for another site', (claims) => ({ ...claims, aud: 'another' }), 'auth/invalid-credential'],
    [
      'is for several sites and issued to another',
      (c) => ({ ...c, aud: [testClientId, 'b'], azp: 'b' }),
      'auth/invalid-credential',
    ],
    [
      'is for several sites and issued to nobody',
      (c) => ({ ...c, aud: [testClientId, 'b'] }),
      'auth/invalid-credential',
    ],
    [
      'is of another issuer',
      (claims) => ({ ...claims, iss: 'https://evil.example' }),
      'auth/invalid-credential',
    ],
    ['has expired', (claims) => ({ ...claims, exp: Number(claims.iat) - 61 }), 'auth/invalid-credential'],
    ['never expires', ({ exp, ...claims }) => claims, 'auth/invalid-credential'],
    ['names nobody', ({ sub, ...claims }) => claims, 'auth/invalid-credential'],
    [
      'has another nonce',
      (claims) => ({ ...claims, nonce: nonceOf('another') }),
      'auth/missing-or-invalid-nonce',
    ],
    ['has the raw nonce in it', (claims) => ({ ...claims, nonce: raw }), 'auth/missing-or-invalid-nonce'],
    ['has no nonce', ({ nonce, ...claims }) => claims, 'auth/missing-or-invalid-nonce'],
  ])('%s', async (_what, spoil, code) => {
    const { auth, provider, identity } = await prepare()
    const claims = spoil(claimsAt(provider.issuer, identity.clock())) as Record<string, unknown>
    const idToken = await provider.sign(claims)

    expect(await failureCode(signInWithCredential(auth, oauth.credential({ idToken, rawNonce: raw })))).toBe(
      code,
    )
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toEqual([])
  })

  it('comes without its raw nonce, is signed by somebody else, by nobody, or is no token', async () => {
    const { auth, provider, identity } = await prepare()
    const other = await startTestProvider()
    const idToken = await provider.sign(claimsAt(provider.issuer, identity.clock()))
    const [head = '', body = '', signature = ''] = idToken.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`

    const attempt = (token: string, rawNonce?: string) =>
      failureCode(
        signInWithCredential(auth, oauth.credential({ idToken: token, ...(rawNonce ? { rawNonce } : {}) })),
      )
    expect(await attempt(idToken)).toBe('auth/missing-or-invalid-nonce')
    for (const token of [
      forged,
      `${none}.${body}.`,
      'no token',
      await other.sign(claimsAt(other.issuer, identity.clock())),
    ])
      expect(await attempt(token, raw)).toBe('auth/invalid-credential')
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

  it('but not an identity that another account has, nor a second one of the same provider', async () => {
    const { auth, prove } = await prepare()
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
    const { auth, identity, prove } = await prepare()
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
    const { auth, prove } = await prepare(on)
    const { user } = await signInAnonymously(auth)
    const { uid } = user
    const credential = await prove(ada)

    await linkWithCredential(user, credential)

    expect(user).toMatchObject({ uid, email, emailVerified: true, isAnonymous: false })
    expect((await signInWithCredential(auth, credential)).user.uid).toBe(uid)
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
