import { describe, expect, it } from 'vitest'
import { type Email, MailError } from '#platform/server/mail/mailer.ts'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  expectDone,
  signInTestAccount,
  type TestIdentity,
} from '#workshop/testing/app/identity.ts'
import { changeAccount } from '../../records/account.store.ts'
import {
  sendEmailChange,
  sendEmailVerification,
  sendPasswordReset,
  sendSignInLink,
} from './send-action-code.ts'

const email = 'ada@example.org'
const address = '192.0.2.1'
const continueUrl = 'https://edutrain.example/dashboard'

async function prepare(env?: NodeJS.ProcessEnv) {
  const identity = await createTestIdentity(env)
  const { account, tokens } = await signInTestAccount(identity, email)
  return { identity, uid: account.uid, idToken: tokens.idToken }
}

/** Which e-mail the mailer was given, written out. */
const aboutOf = (text: string) =>
  `mail server: ${/oobCode=[\w-]{40}/.test(text) && /password/.test(text) ? 'a new password' : 'nothing'}`

/** What the mailer and the database were asked to do during a call. */
async function workOf(identity: TestIdentity, call: (identity: TestIdentity) => Promise<unknown>) {
  const work: string[] = []
  const mailer = {
    send: async ({ text }: Email) => void work.push(aboutOf(text)),
    check: async ({ text }: Email) => void work.push(aboutOf(text)),
  }
  const db = identity.db.withPlugin({
    transformQuery: ({ node }) => {
      work.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const outcome = await call({ ...identity, mailer, db })
  return { work, outcome }
}

describe('a password reset', () => {
  it('answers a known and an unknown e-mail alike, after the same work (SX.19)', async () => {
    const { identity } = await prepare()
    const ask = (address: string) =>
      workOf(identity, (watched) => sendPasswordReset(watched, { email: address, address: '192.0.2.1' }))

    const known = await ask('Ada@example.org')
    const unknown = await ask('Bob@example.org')

    expect(known.outcome).toEqual({ email })
    expect(unknown.outcome).toEqual({ email: 'bob@example.org' })
    expect(known.work.filter((step) => step.startsWith('mail'))).toEqual(['mail server: a new password'])
    // A known one has no older code to remove: the unknown one removes its own.
    expect(unknown.work.filter((step) => step !== 'DeleteQueryNode')).toEqual(
      known.work.filter((step) => step !== 'DeleteQueryNode'),
    )
  })

  it('answers an e-mail that the mail server refuses for good like any other, while the protection is on', async () => {
    const ask = async (protection: string) => {
      const { identity } = await prepare({ IDENTITY_ENUMERATION_PROTECTION: protection })
      const send = () => Promise.reject(new MailError('no', { cause: undefined, recipientRefused: true }))
      return sendPasswordReset({ ...identity, mailer: { ...identity.mailer, send } }, { email, address })
    }

    expect(await ask('on')).toEqual({ email })
    expect(codeOf(await ask('off'))).toBe('INVALID_RECIPIENT_EMAIL')
  })

  it('tells them apart when the protection is off', async () => {
    const { identity } = await prepare({ IDENTITY_ENUMERATION_PROTECTION: 'off' })

    expect(codeOf(await sendPasswordReset(identity, { email: 'bob@example.org', address }))).toBe(
      'EMAIL_NOT_FOUND',
    )
    expectDone(await sendPasswordReset(identity, { email, address }))
  })

  it('is sent a few times an hour only, to a known e-mail as to an unknown one', async () => {
    const { identity } = await prepare({ IDENTITY_MAIL_LIMIT: '2' })

    for (const receiver of [email, 'bob@example.org']) {
      const ask = () => sendPasswordReset(identity, { email: receiver, address })
      expectDone(await ask())
      expectDone(await ask())
      expect(codeOf(await ask())).toBe('RESET_PASSWORD_EXCEED_LIMIT')
    }
    expect(identity.outbox.links()).toHaveLength(2)
  })
})

describe('a sign-in link', () => {
  it('is sent alike to an e-mail with and without an account', async () => {
    const { identity } = await prepare()

    const receivers = [email, 'bob@example.org']
    for (const receiver of receivers)
      expect(await sendSignInLink(identity, { email: receiver, address, continueUrl })).toEqual({
        email: receiver,
      })

    const messages = await identity.outbox.messages()
    expect(messages.map(({ recipients }) => recipients)).toEqual(receivers.map((receiver) => [receiver]))
    expect(new Set(messages.map(({ subject }) => subject)).size).toBe(1)
  })
})

describe('a proof of the own e-mail', () => {
  it('goes to the e-mail the account has now', async () => {
    const { identity, uid, idToken } = await prepare()
    await changeAccount(identity.db, uid, { email: 'countess@example.org' })

    expect(await sendEmailVerification(identity, { idToken, address })).toEqual({
      email: 'countess@example.org',
    })
    expect((await identity.outbox.messages())[0]?.recipients).toEqual(['countess@example.org'])
  })

  it.each([
    ['a disabled account', { disabled: true }, 'USER_DISABLED'],
    ['an account without one', { email: null }, 'MISSING_EMAIL'],
    ['an ended session', { validSince: Number.MAX_SAFE_INTEGER }, 'TOKEN_EXPIRED'],
  ])('is refused to %s', async (_what, change, code) => {
    const { identity, uid, idToken } = await prepare()
    await changeAccount(identity.db, uid, change)

    expect(codeOf(await sendEmailVerification(identity, { idToken, address }))).toBe(code)
    expect(codeOf(await sendEmailChange(identity, { idToken, newEmail: 'c@example.org', address }))).toBe(
      code,
    )
    expect(identity.outbox.links()).toEqual([])
  })
})

describe('a change of the e-mail', () => {
  it.each([
    ['malformed', 'countess', 'INVALID_EMAIL'],
    ['taken', 'Bob@example.org', 'EMAIL_EXISTS'],
    ['the same', 'ADA@example.org', 'EMAIL_EXISTS'],
    ['a header', 'c@example.org\r\nBcc: eve@example.org', 'INVALID_EMAIL'],
  ])('is refused when the new one is %s', async (_what, newEmail, code) => {
    const { identity, idToken } = await prepare()
    await addTestAccount(identity, 'bob@example.org')

    expect(codeOf(await sendEmailChange(identity, { idToken, newEmail, address }))).toBe(code)
    expect(identity.outbox.links()).toEqual([])
  })

  it('is refused more than five minutes after the sign-in', async () => {
    const { identity, idToken } = await prepare()
    identity.clock.advance(301_000)

    expect(codeOf(await sendEmailChange(identity, { idToken, newEmail: 'c@example.org', address }))).toBe(
      'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
    )
  })
})

it('sends no link that leads on to a stranger’s page', async () => {
  const { identity, idToken } = await prepare()
  const asked = { address, continueUrl: 'https://evil.example/' }

  const outcomes = [
    await sendPasswordReset(identity, { ...asked, email }),
    await sendSignInLink(identity, { ...asked, email }),
    await sendEmailVerification(identity, { ...asked, idToken }),
    await sendEmailChange(identity, { ...asked, idToken, newEmail: 'c@example.org' }),
  ]

  expect(outcomes.map(codeOf)).toEqual(Array(4).fill('UNAUTHORIZED_DOMAIN'))
  expect(identity.outbox.links()).toEqual([])
})
