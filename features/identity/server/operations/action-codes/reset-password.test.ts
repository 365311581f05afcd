import { describe, expect, it } from 'vitest'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  expectDone,
  signInTestAccount,
  testPassword,
} from '#workshop/testing/app/identity.ts'
import { codeIn } from '#workshop/testing/app/mail.ts'
import { changeAccount, findAccount } from '../../records/account.store.ts'
import { insertLinkedIdentity, listLinkedIdentities } from '../../records/linked-identity.store.ts'
import { updateAccount } from '../account/update-account.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { resetPassword } from './reset-password.ts'
import { sendEmailVerification, sendPasswordReset } from './send-action-code.ts'

const email = 'ada@example.org'
const password = 'battery staple'
const address = '192.0.2.1'

async function prepare() {
  const identity = await createTestIdentity()
  const { account, tokens } = await signInTestAccount(identity, email)
  const lastCode = () => codeIn(identity.outbox.links().at(-1))
  const ask = async () => {
    expectDone(await sendPasswordReset(identity, { email, address }))
    return lastCode()
  }
  return { identity, account, tokens, ask, lastCode }
}

const github = { providerId: 'oidc.provider', subject: '1', email, displayName: null, photoUrl: null }

describe('resetting a password', () => {
  it('sets it, verifies the e-mail and ends every session (SX.1)', async () => {
    const { identity, account, tokens, ask } = await prepare()
    const code = await ask()
    identity.clock.advance(1_000)

    expectDone(await resetPassword(identity, { code, password }))

    const after = await findAccount(identity.db, account.uid)
    expect(after).toMatchObject({
      emailVerified: true,
      passwordUpdatedAt: identity.clock(),
      validSince: identity.clock() + 1,
    })
    expect(await identity.hasher.verify(after?.passwordHash ?? null, password)).toBe(true)
    expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
  })

  it('takes a code once, of two at the same time too', async () => {
    const { identity, ask } = await prepare()
    const code = await ask()

    const outcomes = await Promise.all([1, 2].map(() => resetPassword(identity, { code, password })))

    expect(outcomes.filter((outcome) => codeOf(outcome) === 'INVALID_OOB_CODE')).toHaveLength(1)
  })

  it('takes no code of another kind', async () => {
    const { identity, tokens, lastCode } = await prepare()
    expectDone(await sendEmailVerification(identity, { idToken: tokens.idToken, address }))

    expect(codeOf(await resetPassword(identity, { code: lastCode(), password }))).toBe('INVALID_OOB_CODE')
  })

  it('refuses a common password and the e-mail, and the code stays as it is', async () => {
    const { identity, account, ask } = await prepare()
    const code = await ask()

    for (const weak of ['123456', account.email ?? ''])
      expect(codeOf(await resetPassword(identity, { code, password: weak }))).toBe('WEAK_PASSWORD')
    expectDone(await resetPassword(identity, { code, password }))
  })

  it.each([
    ['password', { password: 'another one' }],
    ['e-mail', { email: 'countess@example.org' }],
  ])('takes no code from before a change of the %s', async (_what, wanted) => {
    const { identity, tokens, ask } = await prepare()
    const code = await ask()
    expectDone(await updateAccount(identity, tokens.idToken, wanted))

    expect(codeOf(await resetPassword(identity, { code, password }))).toBe('INVALID_OOB_CODE')
  })

  it('refuses a disabled account, whose code stays as it is', async () => {
    const { identity, account, ask } = await prepare()
    const code = await ask()
    await changeAccount(identity.db, account.uid, { disabled: true })

    expect(codeOf(await resetPassword(identity, { code, password }))).toBe('USER_DISABLED')
    await changeAccount(identity.db, account.uid, { disabled: false })
    expectDone(await resetPassword(identity, { code, password }))
  })

  it('hashes no password for a code that is none', async () => {
    const { identity } = await prepare()
    const hash = () => Promise.reject(new Error('hashed'))

    const outcome = await resetPassword(
      { ...identity, hasher: { ...identity.hasher, hash } },
      { code: 'made up', password },
    )

    expect(codeOf(outcome)).toBe('INVALID_OOB_CODE')
  })

  it.each([
    ['removes identities while the e-mail was not verified', false, 0],
    ['leaves identities of a verified e-mail', true, 1],
  ])('%s', async (_rule, emailVerified, left) => {
    const { identity, account, ask } = await prepare()
    await changeAccount(identity.db, account.uid, { emailVerified })
    await insertLinkedIdentity(identity.db, account.uid, github, 0)

    expectDone(await resetPassword(identity, { code: await ask(), password }))

    expect(await listLinkedIdentities(identity.db, account.uid)).toHaveLength(left)
  })

  it('gives a password to an account without one', async () => {
    const identity = await createTestIdentity()
    const { uid } = await addTestAccount(identity, email)
    await changeAccount(identity.db, uid, { passwordHash: null })
    expectDone(await sendPasswordReset(identity, { email, address }))

    expectDone(await resetPassword(identity, { code: codeIn(identity.outbox.links().at(-1)), password }))

    const account = await findAccount(identity.db, uid)
    expect(await identity.hasher.verify(account?.passwordHash ?? null, testPassword)).toBe(false)
    expect(await identity.hasher.verify(account?.passwordHash ?? null, password)).toBe(true)
  })
})
