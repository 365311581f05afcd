import { describe, expect, it } from 'vitest'
import { inSeconds } from '#platform/server/clock/clock.ts'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  expectDone,
  signInTestAccount,
  type TestIdentity,
  testPassword,
} from '#workshop/testing/app/identity.ts'
import { changeAccount, findAccount } from '../../records/account.store.ts'
import { authenticateAccount, verifyIdToken } from '../../tokens/verify-id-token.ts'
import { sendEmailChange } from '../action-codes/send-action-code.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts'
import { updateAccount } from './update-account.ts'

async function signIn() {
  const identity = await createTestIdentity()
  const { account, tokens } = await signInTestAccount(identity)
  return { identity, account, ...tokens }
}

const signInAgain = (identity: TestIdentity, email: string, password: string) =>
  signInWithPassword(identity, { email, password })

describe('changing the profile of the own account', () => {
  it('sets name and photo, each without touching the other, and keeps the session', async () => {
    const { identity, idToken, refreshToken } = await signIn()

    await updateAccount(identity, idToken, { displayName: 'Ada' })
    const { account, tokens } = expectDone(
      await updateAccount(identity, idToken, { photoUrl: 'https://example.org/a.png' }),
    )

    expect(account).toMatchObject({ displayName: 'Ada', photoUrl: 'https://example.org/a.png' })
    expect(tokens).toBeUndefined()
    expectDone(await refreshSession(identity, refreshToken))
  })

  it.each([[null], ['']])('clears them with %j', async (nothing) => {
    const { identity, idToken } = await signIn()
    await updateAccount(identity, idToken, { displayName: 'Ada', photoUrl: 'https://example.org/a.png' })

    const { account } = expectDone(
      await updateAccount(identity, idToken, { displayName: nothing, photoUrl: nothing }),
    )

    expect(account).toMatchObject({ displayName: null, photoUrl: null })
  })

  it('needs no recent sign-in', async () => {
    const { identity, idToken } = await signIn()
    identity.clock.advance(3_000_000)

    expectDone(await updateAccount(identity, idToken, { displayName: 'Ada' }))
  })

  it('changes nothing when nothing is wanted', async () => {
    const { identity, account, idToken } = await signIn()

    expect(expectDone(await updateAccount(identity, idToken, {})).account).toEqual(account)
  })
})

describe('changing e-mail or password of the own account', () => {
  it('takes the new password and no longer the old one', async () => {
    const { identity, account, idToken } = await signIn()

    expectDone(await updateAccount(identity, idToken, { password: 'battery staple' }))

    expectDone(await signInAgain(identity, account.email, 'battery staple'))
    expect(codeOf(await signInAgain(identity, account.email, testPassword))).toBe('INVALID_LOGIN_CREDENTIALS')
  })

  it('moves to the new e-mail, in lower case and not verified', async () => {
    const { identity, account, idToken } = await signIn()

    expectDone(await updateAccount(identity, idToken, { email: 'Countess@Example.org' }))

    const again = expectDone(await signInAgain(identity, 'countess@example.org', testPassword))
    expect(again.account).toMatchObject({ uid: account.uid, emailVerified: false })
    expect(codeOf(await signInAgain(identity, account.email, testPassword))).toBe('INVALID_LOGIN_CREDENTIALS')
  })

  it('replaces no verified e-mail, not even together with a password, nor one that is verified meanwhile', async () => {
    const { identity, account, idToken } = await signIn()
    const verify = () => changeAccount(identity.db, account.uid, { emailVerified: true })
    const hash = async (password: string) => {
      await verify()
      return identity.hasher.hash(password)
    }
    const racing = { ...identity, hasher: { ...identity.hasher, hash } }
    const wanted = { email: 'countess@example.org', password: 'battery staple' }

    expect(codeOf(await updateAccount(racing, idToken, wanted))).toBe('OPERATION_NOT_ALLOWED')
    expect(codeOf(await updateAccount(identity, idToken, wanted))).toBe('OPERATION_NOT_ALLOWED')
    expect(codeOf(await updateAccount(identity, idToken, { email: wanted.email }))).toBe(
      'OPERATION_NOT_ALLOWED',
    )
    expect(identity.outbox.links()).toEqual([])
    expectDone(await signInAgain(identity, account.email, testPassword))
  })

  it.each([
    ['password', { password: 'battery staple' }],
    ['e-mail', { email: 'countess@example.org' }],
  ])('with a new %s ends every session but the one it starts', async (_what, wanted) => {
    const { identity, account, idToken, refreshToken } = await signIn()
    const other = expectDone(await signInAgain(identity, account.email, testPassword))
    identity.clock.advance(1_000)

    const { tokens } = expectDone(await updateAccount(identity, idToken, wanted))

    for (const old of [refreshToken, other.tokens.refreshToken])
      expect(codeOf(await refreshSession(identity, old))).toBe('TOKEN_EXPIRED')
    for (const old of [idToken, other.tokens.idToken]) {
      const claims = expectDone(await verifyIdToken(identity, old))
      expect(codeOf(await authenticateAccount(identity.db, claims))).toBe('TOKEN_EXPIRED')
    }
    expectDone(await refreshSession(identity, tokens?.refreshToken ?? ''))
    const fresh = expectDone(await verifyIdToken(identity, tokens?.idToken ?? ''))
    expectDone(await authenticateAccount(identity.db, fresh))
    expect(fresh.authenticatedAt).toBe(inSeconds(account.createdAt))
  })

  it('keeps the sessions when the e-mail stays the same', async () => {
    const { identity, idToken, refreshToken } = await signIn()

    const { tokens } = expectDone(await updateAccount(identity, idToken, { email: 'ADA@example.org' }))

    expect(tokens).toBeUndefined()
    expectDone(await refreshSession(identity, refreshToken))
  })

  it.each([
    ['a malformed e-mail', { email: 'ada' }, 'INVALID_EMAIL'],
    ['an e-mail that is taken', { email: 'Bob@example.org' }, 'EMAIL_EXISTS'],
    ['a short password', { password: '12345' }, 'WEAK_PASSWORD'],
    ['a common password', { password: 'Qwerty123' }, 'WEAK_PASSWORD'],
    ['the own e-mail as a password', { password: 'Ada@Example.org' }, 'WEAK_PASSWORD'],
    [
      'the new e-mail as a password',
      { email: 'countess@example.org', password: 'countess' },
      'WEAK_PASSWORD',
    ],
    ['an endless password', { password: 'x'.repeat(4097) }, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
    ['a short password beside a good e-mail', { email: 'c@example.org', password: '1' }, 'WEAK_PASSWORD'],
  ])('refuses %s and changes nothing, not even the name', async (_what, wanted, code) => {
    const { identity, account, idToken, refreshToken } = await signIn()
    await addTestAccount(identity, 'bob@example.org')

    expect(codeOf(await updateAccount(identity, idToken, { displayName: 'Ada', ...wanted }))).toBe(code)

    expect(await findAccount(identity.db, account.uid)).toEqual(account)
    expectDone(await refreshSession(identity, refreshToken))
  })

  it.each([
    ['email' as const, 'countess@example.org'],
    ['password' as const, 'battery staple'],
  ])('with a new %s needs a sign-in within the last five minutes', async (name, value) => {
    const { identity, account, idToken } = await signIn()

    identity.clock.advance(5 * 60_000 + 1000)
    expect(codeOf(await updateAccount(identity, idToken, { [name]: value }))).toBe(
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    )
    expect(await findAccount(identity.db, account.uid)).toEqual(account)
    identity.clock.advance(-1000)
    expectDone(await updateAccount(identity, idToken, { [name]: value }))
  })

  it('gives an e-mail to one of two that take it at once', async () => {
    const { identity, idToken } = await signIn()
    const other = await signInTestAccount(identity, 'bob@example.org')
    const wanted = { email: 'countess@example.org', password: 'battery staple' }

    const outcomes = await Promise.all([
      updateAccount(identity, idToken, wanted),
      updateAccount(identity, other.tokens.idToken, wanted),
    ])

    expect(outcomes.filter((outcome) => codeOf(outcome) === 'EMAIL_EXISTS')).toHaveLength(1)
  })

  it('is refused when another change came in between', async () => {
    const { identity, account, idToken } = await signIn()
    identity.clock.advance(1_000)
    const hash = async (password: string) => {
      await changeAccount(identity.db, account.uid, { validSince: identity.clock() })
      return identity.hasher.hash(password)
    }

    const racing = { ...identity, hasher: { ...identity.hasher, hash } }

    expect(codeOf(await updateAccount(racing, idToken, { password: 'battery staple' }))).toBe('TOKEN_EXPIRED')
    expectDone(await signInAgain(identity, account.email, testPassword))
  })
})

describe('trying e-mails for the own account', () => {
  it('is done ten times an hour, whether they are taken or free and by whichever call', async () => {
    const { identity, idToken } = await signIn()
    await addTestAccount(identity, 'bob@example.org')
    const tryOne = () => updateAccount(identity, idToken, { email: 'bob@example.org' })
    const tryByMail = () =>
      sendEmailChange(identity, { idToken, newEmail: 'bob@example.org', address: '192.0.2.1' })
    for (let i = 0; i < 5; i++)
      for (const outcome of [await tryOne(), await tryByMail()]) expect(codeOf(outcome)).toBe('EMAIL_EXISTS')

    expect(codeOf(await tryOne())).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expect(codeOf(await tryByMail())).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
    expectDone(await updateAccount(identity, idToken, { displayName: 'Ada' }))
  })
})
