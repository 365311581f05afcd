import { describe, expect, it } from 'vitest'
import { MailError } from '#platform/server/mail/mailer.ts'
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
import { linkIdp } from '../account/link-idp.ts'
import { updateAccount } from '../account/update-account.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts'
import { applyActionCode } from './apply-action-code.ts'
import { resetPassword } from './reset-password.ts'
import {
  sendEmailChange,
  sendEmailVerification,
  sendPasswordReset,
  sendSignInLink,
} from './send-action-code.ts'

const email = 'ada@example.org'
const newEmail = 'countess@example.org'
const address = '192.0.2.1'

async function prepare({ emailVerified = false } = {}) {
  const identity = await createTestIdentity()
  const { account, tokens } = await signInTestAccount(identity, email)
  const { uid } = account
  await changeAccount(identity.db, uid, { emailVerified })
  const lastCode = () => codeIn(identity.outbox.links().at(-1))
  const present = () => findAccount(identity.db, uid)
  const askForChange = async (idToken = tokens.idToken, to = newEmail) => {
    expectDone(await sendEmailChange(identity, { idToken, newEmail: to, address }))
    return lastCode()
  }
  const signIn = async (as: string) =>
    expectDone(await signInWithPassword(identity, { email: as, password: testPassword }, address)).tokens
  return { identity, uid, tokens, lastCode, present, askForChange, signIn }
}

describe('proving an e-mail', () => {
  it('takes any of the e-mails that were asked for, and ends the others', async () => {
    const { identity, tokens, lastCode } = await prepare()
    const ask = async () => {
      expectDone(await sendEmailVerification(identity, { idToken: tokens.idToken, address }))
      return lastCode()
    }
    const [first, second] = [await ask(), await ask()]

    expectDone(await applyActionCode(identity, first))

    expect(codeOf(await applyActionCode(identity, second))).toBe('INVALID_OOB_CODE')
  })

  it('marks it as verified and ends no session', async () => {
    const { identity, tokens, lastCode } = await prepare()
    expectDone(await sendEmailVerification(identity, { idToken: tokens.idToken, address }))

    const applied = expectDone(await applyActionCode(identity, lastCode()))

    expect(applied).toMatchObject({ account: { email, emailVerified: true }, newEmail: undefined })
    expectDone(await refreshSession(identity, tokens.refreshToken))
  })

  it('verifies no e-mail that the account has left', async () => {
    const { identity, uid, tokens, lastCode, present } = await prepare()
    expectDone(await sendEmailVerification(identity, { idToken: tokens.idToken, address }))
    await changeAccount(identity.db, uid, { email: newEmail })

    expect(codeOf(await applyActionCode(identity, lastCode()))).toBe('INVALID_OOB_CODE')
    expect(await present()).toMatchObject({ email: newEmail, emailVerified: false })
  })
})

describe('changing an e-mail', () => {
  it('takes the new one, verified, and ends every session', async () => {
    const { identity, tokens, askForChange, present } = await prepare()
    const code = await askForChange()

    const applied = expectDone(await applyActionCode(identity, code))

    expect(applied.newEmail).toBe(newEmail)
    expect(await present()).toMatchObject({ email: newEmail, emailVerified: true })
    expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
  })

  it('leaves the code as it is when another account has taken the e-mail meanwhile', async () => {
    const { identity, askForChange, present } = await prepare()
    const code = await askForChange()
    const { uid } = await addTestAccount(identity, newEmail)

    expect(codeOf(await applyActionCode(identity, code))).toBe('EMAIL_EXISTS')
    expect(await present()).toMatchObject({ email })
    await changeAccount(identity.db, uid, { email: 'bob@example.org' })
    expectDone(await applyActionCode(identity, code))
  })

  it.each(['password', 'email'] as const)('is off once the %s was changed otherwise', async (what) => {
    const { identity, tokens, askForChange } = await prepare()
    const code = await askForChange()
    const wanted = { [what]: what === 'email' ? 'bob@example.org' : 'battery staple' }
    expectDone(await updateAccount(identity, tokens.idToken, wanted))

    expect(codeOf(await applyActionCode(identity, code))).toBe('INVALID_OOB_CODE')
  })

  it('happens once, of two at the same time too', async () => {
    const { identity, askForChange } = await prepare({ emailVerified: true })
    const code = await askForChange()

    const outcomes = await Promise.all([1, 2].map(() => applyActionCode(identity, code)))

    expect(outcomes.filter((outcome) => codeOf(outcome) === 'INVALID_OOB_CODE')).toHaveLength(1)
  })

  it('refuses a disabled account', async () => {
    const { identity, uid, askForChange, present } = await prepare()
    const code = await askForChange()
    await changeAccount(identity.db, uid, { disabled: true })

    expect(codeOf(await applyActionCode(identity, code))).toBe('USER_DISABLED')
    expect(await present()).toMatchObject({ email })
  })
})

describe('bringing an e-mail back', () => {
  it('is offered to a verified e-mail that was changed, and signs out the session that changed it', async () => {
    const { identity, askForChange, lastCode, present, signIn } = await prepare({ emailVerified: true })
    expectDone(await applyActionCode(identity, await askForChange()))
    const thief = await signIn(newEmail)

    expectDone(await applyActionCode(identity, lastCode()))

    expect(await present()).toMatchObject({ email, emailVerified: true })
    expect(codeOf(await refreshSession(identity, thief.refreshToken))).toBe('TOKEN_EXPIRED')
  })

  it('is not offered to an e-mail that was never verified', async () => {
    const { identity, askForChange } = await prepare()
    const code = await askForChange()
    expectDone(await applyActionCode(identity, code))

    expect(identity.outbox.links()).toHaveLength(1)
  })

  it('works after further changes, none of whose recovery links works then', async () => {
    const { identity, askForChange, lastCode, present, signIn } = await prepare({ emailVerified: true })
    expectDone(await applyActionCode(identity, await askForChange()))
    const owners = lastCode()
    identity.clock.advance(60_000)
    const { idToken } = await signIn(newEmail)
    expectDone(await applyActionCode(identity, await askForChange(idToken, 'thief@example.org')))
    const thiefs = lastCode()

    expectDone(await applyActionCode(identity, owners))

    expect(codeOf(await applyActionCode(identity, thiefs))).toBe('INVALID_OOB_CODE')
    expect(await present()).toMatchObject({ email })
  })

  it('cannot be made void by the one who changed the e-mail', async () => {
    const { identity, askForChange, lastCode, present, signIn } = await prepare({ emailVerified: true })
    expectDone(await applyActionCode(identity, await askForChange()))
    const owners = lastCode()
    identity.clock.advance(60_000)
    const { idToken } = await signIn(newEmail)
    expectDone(await updateAccount(identity, idToken, { password: 'battery staple' }))

    expectDone(await applyActionCode(identity, owners))

    expect(await present()).toMatchObject({ email })
  })

  it('takes it from an account registered with it meanwhile, which can no longer be entered by it', async () => {
    const { identity, uid, askForChange, lastCode, present } = await prepare({ emailVerified: true })
    expectDone(await applyActionCode(identity, await askForChange()))
    const squatter = await signInTestAccount(identity, email)

    expectDone(await applyActionCode(identity, lastCode()))

    expect(await present()).toMatchObject({ uid, email })
    expect(codeOf(await refreshSession(identity, squatter.tokens.refreshToken))).toBe('TOKEN_EXPIRED')
    expect(await findAccount(identity.db, squatter.account.uid)).toMatchObject({
      email: null,
      emailVerified: false,
      passwordHash: null,
    })
  })

  it('leaves a thief of the account no password and no identity at another provider', async () => {
    const { identity, uid, askForChange, lastCode, present, signIn } = await prepare({ emailVerified: true })
    expectDone(await applyActionCode(identity, await askForChange()))
    const owners = lastCode()
    identity.clock.advance(60_000)
    const { idToken } = await signIn(newEmail)
    const thief = { providerId: 'oidc.provider', subject: 'thief', displayName: null, photoUrl: null }
    expectDone(
      await linkIdp(identity, idToken, { ...thief, email: newEmail, emailVerified: true, claims: {} }),
    )
    identity.clock.advance(60_000)

    expectDone(await applyActionCode(identity, owners))

    expect(await present()).toMatchObject({ passwordHash: null, passwordUpdatedAt: null })
    expect(await listLinkedIdentities(identity.db, uid)).toEqual([])
    expectDone(await sendPasswordReset(identity, { email, address }))
    expectDone(await resetPassword(identity, { code: lastCode(), password: 'battery staple' }))
    expectDone(await signInWithPassword(identity, { email, password: 'battery staple' }, address))
  })

  it('leaves it with the account that has verified it meanwhile', async () => {
    const { identity, askForChange, lastCode, present } = await prepare({ emailVerified: true })
    expectDone(await applyActionCode(identity, await askForChange()))
    const { uid } = await addTestAccount(identity, email)
    await changeAccount(identity.db, uid, { emailVerified: true })

    expect(codeOf(await applyActionCode(identity, lastCode()))).toBe('EMAIL_EXISTS')
    expect(await present()).toMatchObject({ email: newEmail })
  })

  it('is told first: without a mail server no e-mail changes', async () => {
    const { identity, tokens, askForChange, present } = await prepare({ emailVerified: true })
    const code = await askForChange()
    const send = () => Promise.reject(new MailError('away', { cause: undefined }))
    const cutOff = { ...identity, mailer: { ...identity.mailer, send } }
    const before = await present()

    await expect(applyActionCode(cutOff, code)).rejects.toBeInstanceOf(MailError)

    expect(await present()).toEqual(before)
    expectDone(await refreshSession(identity, tokens.refreshToken))
    expectDone(await applyActionCode(identity, code))
  })

  it('leaves no recovery link from a change that was refused', async () => {
    const { identity, askForChange, lastCode } = await prepare({ emailVerified: true })
    const code = await askForChange()
    const racing = {
      ...identity,
      mailer: {
        ...identity.mailer,
        send: async (email: Parameters<typeof identity.mailer.send>[0]) => {
          await identity.mailer.send(email)
          await addTestAccount(identity, newEmail)
        },
      },
    }

    expect(codeOf(await applyActionCode(racing, code))).toBe('EMAIL_EXISTS')
    expect(codeOf(await applyActionCode(identity, lastCode()))).toBe('INVALID_OOB_CODE')
  })
})

it('applies no code that resets a password or signs in', async () => {
  const { identity, lastCode } = await prepare()

  expectDone(await sendPasswordReset(identity, { email, address }))
  expect(codeOf(await applyActionCode(identity, lastCode()))).toBe('INVALID_OOB_CODE')
  expectDone(await sendSignInLink(identity, { email, address }))
  expect(codeOf(await applyActionCode(identity, lastCode()))).toBe('INVALID_OOB_CODE')
})

it('a confirmed e-mail of OPERATOR_EMAILS leaves a stranger who registered it no way in', async () => {
  const identity = await createTestIdentity({ OPERATOR_EMAILS: 'ada@example.org' })
  const { account, tokens } = await signInTestAccount(identity)
  const squatters = {
    providerId: 'oidc.provider',
    subject: 'eve',
    email: null,
    displayName: null,
    photoUrl: null,
  }
  await insertLinkedIdentity(identity.db, account.uid, squatters, identity.clock())
  await sendEmailVerification(identity, { idToken: tokens.idToken, address: '' })
  const code = identity.outbox.links().at(-1)?.searchParams.get('oobCode') ?? ''

  expect(expectDone(await applyActionCode(identity, code)).account.emailVerified).toBe(true)

  expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
  const login = { email: 'ada@example.org', password: testPassword }
  expect(codeOf(await signInWithPassword(identity, login))).toBe('INVALID_LOGIN_CREDENTIALS')
  expect(await listLinkedIdentities(identity.db, account.uid)).toEqual([])
})
