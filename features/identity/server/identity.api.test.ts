import {
  type AuthError,
  applyActionCode,
  createUserWithEmailAndPassword,
  deleteUser,
  reload,
  signInAnonymously,
  signInWithEmailAndPassword,
  type User,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
} from '@firebase/auth'
import { describe, expect, it } from 'vitest'
import { inSeconds } from '#platform/server/clock/clock.ts'
import { addTestAccount, testPassword } from '#workshop/testing/app/identity.ts'
import { createIdentityClient } from '#workshop/testing/protocol/identity-client.ts'
import { revokeSession } from './operations/sessions/revoke-sessions.ts'
import { changeAccount } from './records/account.store.ts'

const email = 'ada@example.org'
const accounts = 'POST /identitytoolkit.googleapis.com/v1/accounts'
const key = 'key=edutrain'
const easyToGuess =
  'Firebase: This password is too easy to guess. Please choose another one (auth/weak-password).'

/** A client with an account that is signed in. */
async function signIn(env?: NodeJS.ProcessEnv) {
  const client = await createIdentityClient(env)
  const { uid } = await addTestAccount(client.identity, email)
  const { user } = await signInWithEmailAndPassword(client.auth, email, testPassword)
  client.requests.length = 0
  return { ...client, uid, user }
}

/** The code and message the client reports for a call that fails. */
const failure = (call: Promise<unknown>) =>
  call.then(
    () => ({ code: 'it worked', message: '' }),
    ({ code, message }: AuthError) => ({ code, message }),
  )
const failureCode = async (call: Promise<unknown>) => (await failure(call)).code

describe('the genuine client registers', () => {
  it('and is signed in (S3.14, S3.16, S7.2)', async () => {
    const { auth, requests } = await createIdentityClient()

    const { user } = await createUserWithEmailAndPassword(auth, 'Ada@Example.org', 'battery staple')

    expect(requests).toEqual([`${accounts}:signUp?${key}`, `${accounts}:lookup?${key}`])
    expect(auth.currentUser).toBe(user)
    expect(user).toMatchObject({ email, emailVerified: false, isAnonymous: false, displayName: null })
    expect(user.providerData).toEqual([
      { providerId: 'password', uid: email, email, displayName: null, photoURL: null, phoneNumber: null },
    ])
  })

  it('but not with an e-mail that is taken, malformed or missing (S8.23)', async () => {
    const { auth, identity } = await createIdentityClient()
    await addTestAccount(identity, email)
    const register = (address: string) =>
      failureCode(createUserWithEmailAndPassword(auth, address, 'battery staple'))

    expect(await register('ADA@example.org')).toBe('auth/email-already-in-use')
    expect(await register('ada')).toBe('auth/invalid-email')
    expect(await register('')).toBe('auth/missing-email')
    expect(auth.currentUser).toBeNull()
  })

  it('but not with a weak or missing password', async () => {
    const { auth } = await createIdentityClient()
    const register = (password: string) => failure(createUserWithEmailAndPassword(auth, email, password))

    expect(await register('12345')).toEqual({
      code: 'auth/weak-password',
      message: 'Firebase: Password should be at least 6 characters (auth/weak-password).',
    })
    expect((await register('')).code).toBe('auth/missing-password')
    expect(await register('Password1')).toEqual({ code: 'auth/weak-password', message: easyToGuess })
    expect(await register(email)).toEqual({ code: 'auth/weak-password', message: easyToGuess })
  })

  it('but not anonymously where that is switched off', async () => {
    const { auth } = await createIdentityClient({ IDENTITY_ANONYMOUS: 'off' })

    expect(await failureCode(signInAnonymously(auth))).toBe('auth/admin-restricted-operation')
  })
})

describe('the genuine client signs in', () => {
  it('with e-mail and password (S3.15, S7.1, S7.4)', async () => {
    const { auth, identity, requests } = await createIdentityClient()
    const { uid } = await addTestAccount(identity, email)

    const { user } = await signInWithEmailAndPassword(auth, email, testPassword)

    expect(requests).toEqual([`${accounts}:signInWithPassword?${key}`, `${accounts}:lookup?${key}`])
    expect(user).toMatchObject({ uid, email })
    const times = [user.metadata.creationTime, user.metadata.lastSignInTime]
    expect(times).toEqual(Array(2).fill(new Date(identity.clock()).toUTCString()))
  })

  it('and can be stored and loaded again: the times are strings (S3.15)', async () => {
    const { user } = await signIn()

    expect(user.toJSON()).toMatchObject({ createdAt: expect.any(String), lastLoginAt: expect.any(String) })
  })

  it('and reads its own token', async () => {
    const { identity, uid, user } = await signIn()

    const { claims, signInProvider, authTime, expirationTime } = await user.getIdTokenResult()

    expect(claims).toMatchObject({ user_id: uid, sub: uid, email })
    expect(signInProvider).toBe('password')
    const signedInAt = inSeconds(identity.clock()) * 1000
    expect(Date.parse(authTime)).toBe(signedInAt)
    expect(Date.parse(expirationTime)).toBe(signedInAt + 3_600_000)
  })

  it('but not with a wrong password or an unknown e-mail, which look the same', async () => {
    const { auth, identity } = await createIdentityClient()
    await addTestAccount(identity, email)

    const wrong = await failure(signInWithEmailAndPassword(auth, email, 'wrong horse'))
    const unknown = await failure(signInWithEmailAndPassword(auth, 'bob@example.org', testPassword))

    expect(wrong.code).toBe('auth/invalid-credential')
    expect(unknown).toEqual(wrong)
  })

  it('and learns which of the two was wrong when the protection is off (S8.24, S8.25)', async () => {
    const { auth, identity } = await createIdentityClient({ IDENTITY_ENUMERATION_PROTECTION: 'off' })
    await addTestAccount(identity, email)
    const tryIn = (address: string, password: string) =>
      failureCode(signInWithEmailAndPassword(auth, address, password))

    expect(await tryIn(email, 'wrong horse')).toBe('auth/wrong-password')
    expect(await tryIn('bob@example.org', testPassword)).toBe('auth/user-not-found')
  })

  it('but not with a disabled account (S8.32)', async () => {
    const { auth, identity } = await createIdentityClient()
    const { uid } = await addTestAccount(identity, email)
    await changeAccount(identity.db, uid, { disabled: true })

    expect(await failureCode(signInWithEmailAndPassword(auth, email, testPassword))).toBe(
      'auth/user-disabled',
    )
  })

  it('but not with the API key of another place', async () => {
    const { auth } = await createIdentityClient({}, 'another-key')

    expect(await failureCode(signInWithEmailAndPassword(auth, email, testPassword))).toBe(
      'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
    )
  })
})

describe('the genuine client changes its user', () => {
  it('name and photo, one without losing the other (S3.14, S7.9)', async () => {
    const { user, requests } = await signIn()

    await updateProfile(user, { displayName: 'Ada' })
    await updateProfile(user, { photoURL: 'https://example.org/ada.png' })

    expect(requests).toEqual(Array(2).fill(`${accounts}:update?${key}`))
    const profile = { displayName: 'Ada', photoURL: 'https://example.org/ada.png' }
    expect(user).toMatchObject(profile)
    await reload(user)
    expect(user).toMatchObject({ ...profile, providerData: [profile] })
    await updateProfile(user, { displayName: null })
    expect(user).toMatchObject({ ...profile, displayName: null })
  })

  it('the password, and stays signed in, even within the second of the sign-in (S7.8)', async () => {
    const { auth, user } = await signIn()

    await updatePassword(user, 'battery staple')

    await user.getIdToken(true)
    expect(await failureCode(signInWithEmailAndPassword(auth, email, testPassword))).toBe(
      'auth/invalid-credential',
    )
    await signInWithEmailAndPassword(auth, email, 'battery staple')
  })

  it('the e-mail, and stays signed in', async () => {
    const { auth, user } = await signIn()

    await updateEmail(user, 'Countess@example.org')

    expect(user.email).toBe('countess@example.org')
    await user.getIdToken(true)
    await signInWithEmailAndPassword(auth, 'countess@example.org', testPassword)
  })

  it('but no e-mail that is taken and no weak password', async () => {
    const { identity, user } = await signIn()
    await addTestAccount(identity, 'bob@example.org')

    expect(await failureCode(updateEmail(user, 'bob@example.org'))).toBe('auth/email-already-in-use')
    expect(await failureCode(updatePassword(user, '12345'))).toBe('auth/weak-password')
    expect((await failure(updatePassword(user, '123456'))).message).toBe(easyToGuess)
  })

  it.each<[string, (user: User) => Promise<void>]>([
    ['password', (user) => updatePassword(user, 'battery staple')],
    ['e-mail', (user) => updateEmail(user, 'countess@example.org')],
    ['existence', deleteUser],
  ])('its %s only soon after signing in (S8.29)', async (_what, change) => {
    const { auth, identity, user } = await signIn()
    identity.clock.advance(301_000)

    expect(await failureCode(change(user))).toBe('auth/requires-recent-login')
    expect(auth.currentUser).toBe(user)
  })

  it('into no account, and then cannot sign in (S7.10)', async () => {
    const { auth, user, requests } = await signIn()

    await deleteUser(user)

    expect(requests).toEqual([`${accounts}:delete?${key}`])
    expect(auth.currentUser).toBeNull()
    expect(await failureCode(signInWithEmailAndPassword(auth, email, testPassword))).toBe(
      'auth/invalid-credential',
    )
  })

  it('but neither drops its only way to sign in nor uses a code that was never sent (S8.28, S8.35)', async () => {
    const { auth, user } = await signIn()

    expect(await failureCode(unlink(user, 'password'))).toBe('auth/operation-not-allowed')
    expect(await failureCode(applyActionCode(auth, 'made up'))).toBe('auth/invalid-action-code')
  })
})

describe('the genuine client refreshes its token', () => {
  it('at the token endpoint, and keeps the refresh token (S7.12)', async () => {
    const { identity, user, requests } = await signIn()
    const before = { idToken: await user.getIdToken(), refreshToken: user.refreshToken }
    identity.clock.advance(1_000)

    const idToken = await user.getIdToken(true)

    expect(requests).toEqual([`POST /securetoken.googleapis.com/v1/token?${key}`])
    expect(idToken).not.toBe(before.idToken)
    expect(user.refreshToken).toBe(before.refreshToken)
  })

  it('and is signed out when the session was revoked (S4.9, S8.31)', async () => {
    const { auth, identity, user } = await signIn()
    await revokeSession(identity, user.refreshToken)

    expect(await failureCode(user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(auth.currentUser).toBeNull()
  })

  it.each<[string, (user: User) => Promise<unknown>]>([
    ['a refresh', (user) => user.getIdToken(true)],
    ['a reload', reload],
  ])('and is signed out at %s when the account was disabled (S4.8, S8.32)', async (_what, call) => {
    const { auth, identity, uid, user } = await signIn()
    await changeAccount(identity.db, uid, { disabled: true })

    expect(await failureCode(call(user))).toBe('auth/user-disabled')
    expect(auth.currentUser).toBeNull()
  })

  it('and is signed out elsewhere when the password changes', async () => {
    const here = await signIn()
    const elsewhere = await here.user.getIdToken()
    here.identity.clock.advance(1_000)
    const { user } = await signInWithEmailAndPassword(here.auth, email, testPassword)
    await updatePassword(user, 'battery staple')

    expect(await here.user.getIdToken()).toBe(elsewhere)
    expect(await failureCode(reload(here.user))).toBe('auth/user-token-expired')
  })
})

describe('while the server is in trouble', () => {
  it('the genuine client stays signed in, as with a broken network (S8.37)', async () => {
    const { auth, identity, user } = await signIn()
    await identity.db.schema.alterTable('accounts').renameTo('misplaced').execute()

    expect(await failureCode(reload(user))).toBe('auth/network-request-failed')
    expect(await failureCode(user.getIdToken(true))).toBe('auth/network-request-failed')
    expect(auth.currentUser).toBe(user)

    await identity.db.schema.alterTable('misplaced').renameTo('accounts').execute()
    await reload(user)
  })
})
