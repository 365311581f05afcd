import { describe, expect, it } from 'vitest'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  expectDone,
  signInTestAccount,
} from '#workshop/testing/app/identity.ts'
import { codeIn } from '#workshop/testing/app/mail.ts'
import { changeAccount, findAccount, findAccountByEmail } from '../../records/account.store.ts'
import { insertLinkedIdentity, listLinkedIdentities } from '../../records/linked-identity.store.ts'
import { signIdToken } from '../../sessions/session.ts'
import { lookupAccount, verifyIdToken } from '../../tokens/verify-id-token.ts'
import { sendPasswordReset, sendSignInLink } from '../action-codes/send-action-code.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signInWithEmailLink } from './sign-in-with-email-link.ts'
import { signUpAnonymously } from './sign-up.ts'

const email = 'ada@example.org'
const address = '192.0.2.1'
const elsewhere = { providerId: 'oidc.provider', subject: '1', email, displayName: null, photoUrl: null }

async function prepare(env?: NodeJS.ProcessEnv) {
  const identity = await createTestIdentity(env)
  const askFor = async (receiver = email) => {
    expectDone(await sendSignInLink(identity, { email: receiver, address }))
    return codeIn(identity.outbox.links().at(-1))
  }
  return { identity, askFor }
}

describe('signing in with a link', () => {
  it('makes an account with a verified e-mail and no password', async () => {
    const { identity, askFor } = await prepare()

    const { account, tokens, isNew } = expectDone(
      await signInWithEmailLink(identity, { email: 'ADA@example.org', code: await askFor() }),
    )

    expect(isNew).toBe(true)
    expect(await findAccount(identity.db, account.uid)).toEqual(account)
    expect(account).toMatchObject({ email, emailVerified: true, passwordHash: null })
    expect(expectDone(await verifyIdToken(identity, tokens.idToken)).signInProvider).toBe('password')
    expectDone(await refreshSession(identity, tokens.refreshToken))
  })

  it('makes one account and opens one session with a code used twice at the same time', async () => {
    const { identity, askFor } = await prepare()
    const code = await askFor()

    const outcomes = await Promise.all([1, 2].map(() => signInWithEmailLink(identity, { email, code })))

    expect(outcomes.filter((outcome) => codeOf(outcome) === 'INVALID_OOB_CODE')).toHaveLength(1)
    expect(await identity.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
    expect(await identity.db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(1)
  })

  it('takes any of the links that were asked for, and ends the others (SX.17)', async () => {
    const { identity, askFor } = await prepare()
    const codes = [await askFor(), await askFor(), await askFor()] as const

    expectDone(await signInWithEmailLink(identity, { email, code: codes[1] }))

    for (const code of codes)
      expect(codeOf(await signInWithEmailLink(identity, { email, code }))).toBe('INVALID_OOB_CODE')
  })

  it('is a sign-in that the account knows the address by, so that strangers cannot shut off its links', async () => {
    const { identity, askFor } = await prepare()
    expectDone(await signInWithEmailLink(identity, { email, code: await askFor() }, address))
    for (let i = 0; i < 30; i++) await sendSignInLink(identity, { email, address: `198.51.100.${i}` })

    const code = await askFor()
    await sendSignInLink(identity, { email, address: '198.51.100.99' })
    expectDone(await signInWithEmailLink(identity, { email, code }, address))
  })

  it('leaves an account with a verified e-mail as it is', async () => {
    const { identity, askFor } = await prepare()
    const { account, tokens } = await signInTestAccount(identity, email)
    await changeAccount(identity.db, account.uid, { emailVerified: true })
    await insertLinkedIdentity(identity.db, account.uid, elsewhere, 0)

    const signedIn = expectDone(await signInWithEmailLink(identity, { email, code: await askFor() }))

    expect(signedIn).toMatchObject({
      isNew: false,
      account: { uid: account.uid, passwordHash: account.passwordHash },
    })
    expectDone(await refreshSession(identity, tokens.refreshToken))
    expect(await listLinkedIdentities(identity.db, account.uid)).toHaveLength(1)
  })

  it('is noted of an account that signed in by password before', async () => {
    const { identity, askFor } = await prepare()
    const { account } = await signInTestAccount(identity, email)
    expect((await findAccount(identity.db, account.uid))?.enteredByLink).toBe(false)

    expectDone(await signInWithEmailLink(identity, { email, code: await askFor() }))

    expect((await findAccount(identity.db, account.uid))?.enteredByLink).toBe(true)
  })

  it('removes what a stranger could sign in with who registered with an unverified e-mail', async () => {
    const { identity, askFor } = await prepare()
    const { account, tokens } = await signInTestAccount(identity, email)
    await insertLinkedIdentity(identity.db, account.uid, elsewhere, 0)

    const signedIn = expectDone(await signInWithEmailLink(identity, { email, code: await askFor() }))

    expect(signedIn.account).toMatchObject({ uid: account.uid, emailVerified: true, passwordHash: null })
    expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
    expectDone(await refreshSession(identity, signedIn.tokens.refreshToken))
    expect(await listLinkedIdentities(identity.db, account.uid)).toEqual([])
  })

  it('refuses a disabled account, whose code stays as it is', async () => {
    const { identity, askFor } = await prepare()
    const { uid } = await addTestAccount(identity, email)
    await changeAccount(identity.db, uid, { disabled: true })
    const code = await askFor()

    expect(codeOf(await signInWithEmailLink(identity, { email, code }))).toBe('USER_DISABLED')
    await changeAccount(identity.db, uid, { disabled: false })
    expectDone(await signInWithEmailLink(identity, { email, code }))
  })

  it('takes no code of another kind and none of another e-mail', async () => {
    const { identity, askFor } = await prepare()
    await addTestAccount(identity, email)
    const forBob = await askFor('bob@example.org')
    expectDone(await sendPasswordReset(identity, { email, address }))
    const reset = codeIn(identity.outbox.links().at(-1))

    expect(codeOf(await signInWithEmailLink(identity, { email, code: reset }))).toBe('INVALID_OOB_CODE')
    expect(codeOf(await signInWithEmailLink(identity, { email, code: forBob }))).toBe('INVALID_EMAIL')
    expect(codeOf(await signInWithEmailLink(identity, { email: 'ada', code: forBob }))).toBe('INVALID_EMAIL')
  })
})

describe('linking an e-mail with a link', () => {
  const anonymously = { IDENTITY_ANONYMOUS: 'on' }

  it('gives an anonymous account the e-mail and a new session, and ends the anonymous ones', async () => {
    const { identity, askFor } = await prepare(anonymously)
    const { account, tokens } = expectDone(await signUpAnonymously(identity))

    const linked = expectDone(
      await signInWithEmailLink(identity, { email, code: await askFor(), idToken: tokens.idToken }),
    )

    expect(linked).toMatchObject({ isNew: false, account: { uid: account.uid, email, emailVerified: true } })
    expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
    expect(codeOf(await lookupAccount(identity, tokens.idToken))).toBe('TOKEN_EXPIRED')
    expectDone(await refreshSession(identity, linked.tokens.refreshToken))
  })

  it('gives an account of another provider its first e-mail soon after a sign-in only', async () => {
    const { identity, askFor } = await prepare()
    const { account } = await signInTestAccount(identity, email)
    await changeAccount(identity.db, account.uid, { email: null, passwordHash: null })
    const session = { uid: account.uid, signInProvider: 'oidc.provider', authenticatedAt: identity.clock() }
    identity.clock.advance(5 * 60_000 + 1000)
    const idToken = await signIdToken(identity, { ...account, email: null }, session)

    const outcome = await signInWithEmailLink(identity, { email, code: await askFor(), idToken })

    expect(codeOf(outcome)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(await findAccount(identity.db, account.uid)).toMatchObject({ email: null })
  })

  it('takes no e-mail from another account', async () => {
    const { identity, askFor } = await prepare(anonymously)
    const { uid } = await addTestAccount(identity, email)
    const { tokens } = expectDone(await signUpAnonymously(identity))
    const code = await askFor()

    expect(codeOf(await signInWithEmailLink(identity, { email, code, idToken: tokens.idToken }))).toBe(
      'EMAIL_EXISTS',
    )
    expect(await findAccountByEmail(identity.db, email)).toMatchObject({ uid })
  })

  it('changes no e-mail that the account has', async () => {
    const { identity, askFor } = await prepare()
    const { tokens } = await signInTestAccount(identity, 'bob@example.org')
    const code = await askFor()

    expect(codeOf(await signInWithEmailLink(identity, { email, code, idToken: tokens.idToken }))).toBe(
      'OPERATION_NOT_ALLOWED',
    )
  })

  it('needs an ID token that counts', async () => {
    const { identity, askFor } = await prepare()
    const code = await askFor()

    expect(codeOf(await signInWithEmailLink(identity, { email, code, idToken: 'made up' }))).toBe(
      'INVALID_ID_TOKEN',
    )
  })
})
