import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { refreshSession } from '#features/identity/server/operations/sessions/refresh-session.ts'
import { changeAccount, removeAccount } from '#features/identity/server/records/account.store.ts'
import { issueTokens } from '#features/identity/server/sessions/session.ts'
import { addOperator, removeOperator } from '#features/operators/server/register-operators.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import type { AppCallers } from '#platform/server/access/callers.ts'
import { minute } from '#platform/server/clock/clock.ts'
import { serveEndpoints } from '#platform/server/http/endpoints.ts'
import {
  createTestIdentity,
  expectDone,
  signInTestAccount,
  type TestIdentity,
} from '#workshop/testing/app/identity.ts'
import { enrolTestOperator, signInTestOperator } from '#workshop/testing/protocol/second-factor.ts'
import { createGate } from './gate.ts'

const common = { method: 'GET', summary: '', errors: {} } as const
const output = z.object({ id: z.string(), email: z.string() })
const mine = endpoint({ ...common, path: '/mine', access: 'learner', output })
const open = endpoint({ ...common, path: '/open', access: 'public', output: z.object({}) })
const locked = endpoint({ ...common, path: '/locked', access: 'operator', output: z.object({}) })

const dangerous = endpoint({
  ...common,
  path: '/dangerous',
  access: 'operator',
  freshness: 'recent',
  output: z.object({}),
})

/** Asks the gate for an address with an Authorization header. */
async function ask(identity: TestIdentity, url: string, authorization?: string) {
  const app = Fastify()
  const serve = serveEndpoints<AppCallers>(app, createGate(identity))
  serve(mine, async ({ caller }) => caller)
  serve(open, async () => ({}))
  serve(locked, async () => ({}))
  serve(dangerous, async () => ({}))
  const response = await app.inject({ url, headers: authorization === undefined ? {} : { authorization } })
  return { status: response.statusCode, body: response.json() }
}

async function signIn(options?: { ownKey: boolean }) {
  const identity = await createTestIdentity({}, options)
  const { account, tokens } = await signInTestAccount(identity)
  return { identity, uid: account.uid, token: `Bearer ${tokens.idToken}` }
}

const refused = (message: string) => ({
  status: 401,
  body: { error: { code: 'unauthenticated', message: expect.stringContaining(message) } },
})

describe('the gate', () => {
  it('mints the learner of an ID token, with the e-mail the account has now', async () => {
    const { identity, uid, token } = await signIn()
    await changeAccount(identity.db, uid, { email: 'countess@example.org' })

    expect(await ask(identity, '/mine', token)).toEqual({
      status: 200,
      body: { id: uid, email: 'countess@example.org' },
    })
    expect((await ask(identity, '/mine', token.replace('Bearer', 'bearer'))).status).toBe(200)
  })

  it.each([undefined, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', 'Bearer ä', 'e30.e30.e30'])(
    'asks to sign in at %j',
    async (authorization) => {
      const identity = await createTestIdentity()

      expect(await ask(identity, '/mine', authorization)).toEqual(refused('Log in first'))
    },
  )

  it('refuses a token that is not ours', async () => {
    const { identity, token } = await signIn()
    const other = await signIn({ ownKey: true })

    expect(await ask(identity, '/mine', other.token)).toEqual(refused('not valid'))
    expect(await ask(identity, '/mine', `${token}x`)).toEqual(refused('not valid'))
  })

  it('refuses an expired token', async () => {
    const { identity, token } = await signIn()
    expect((await ask(identity, '/mine', token)).status).toBe(200)
    identity.clock.advance(3_600_000)

    expect(await ask(identity, '/mine', token)).toEqual(refused('has expired'))
  })

  it('refuses a token from before the password or e-mail changed', async () => {
    const { identity, uid, token } = await signIn()
    expect((await ask(identity, '/mine', token)).status).toBe(200)
    await changeAccount(identity.db, uid, { validSince: identity.clock() + 1_000 })

    expect(await ask(identity, '/mine', token)).toEqual(refused('has ended'))
  })

  it('refuses a disabled and a deleted account, and says which', async () => {
    const { identity, uid, token } = await signIn()
    expect((await ask(identity, '/mine', token)).status).toBe(200)
    await changeAccount(identity.db, uid, { disabled: true })
    expect(await ask(identity, '/mine', token)).toEqual(refused('disabled'))
    await removeAccount(identity.db, uid)
    expect(await ask(identity, '/mine', token)).toEqual(refused('no longer exists'))
  })

  it('lets every caller through to what is public, with any token', async () => {
    const { identity, token } = await signIn()

    for (const authorization of [undefined, 'Bearer nonsense', token])
      expect(await ask(identity, '/open', authorization)).toEqual({ status: 200, body: {} })
  })

  it('lets a marked account through to what is for operators, while its e-mail is verified (SX.34)', async () => {
    const { identity, uid, token } = await signIn()
    await changeAccount(identity.db, uid, { emailVerified: true })
    await addOperator(identity, 'ada@example.org', 'x')

    expect((await ask(identity, '/locked', token)).status).toBe(200)
    await changeAccount(identity.db, uid, { emailVerified: false })
    expect((await ask(identity, '/locked', token)).status).toBe(403)
    await changeAccount(identity.db, uid, { emailVerified: true })
    await removeOperator(identity, 'ada@example.org', 'x')
    expect((await ask(identity, '/locked', token)).status).toBe(403)
  })

  it('takes the e-mails of OPERATOR_EMAILS for operators, once they are verified', async () => {
    const identity = await createTestIdentity({ OPERATOR_EMAILS: 'eve@example.org, Ada@example.org' })
    const { account, tokens } = await signInTestAccount(identity)
    const token = `Bearer ${tokens.idToken}`

    expect((await ask(identity, '/locked', token)).status).toBe(403)
    await changeAccount(identity.db, account.uid, { emailVerified: true })
    expect((await ask(identity, '/locked', token)).status).toBe(200)
  })

  const shut = (code: string) => ({ status: 403, body: { error: { code } } })

  it('lets an operator in for twelve hours after a sign-in, and for five minutes where it is declared', async () => {
    const identity = await createTestIdentity()
    const { tokens } = await signInTestOperator(identity)
    const again = async () =>
      `Bearer ${expectDone(await refreshSession(identity, tokens.refreshToken)).tokens.idToken}`

    identity.clock.advance(5 * minute)
    expect((await ask(identity, '/dangerous', await again())).status).toBe(200)
    identity.clock.advance(1000)
    expect(await ask(identity, '/dangerous', await again())).toMatchObject(shut('requires-recent-login'))
    expect((await ask(identity, '/locked', await again())).status).toBe(200)
    identity.clock.advance(12 * 60 * minute - 5 * minute - 1000)
    expect((await ask(identity, '/locked', await again())).status).toBe(200)
    identity.clock.advance(1000)
    expect(await ask(identity, '/locked', await again())).toMatchObject(shut('requires-recent-login'))
    expect((await ask(identity, '/mine', await again())).status).toBe(200)
  })

  it('lets operators in without a second factor until the first of them has one', async () => {
    const identity = await createTestIdentity()
    const { tokens } = await signInTestOperator(identity, 'bob@example.org')
    const bob = `Bearer ${tokens.idToken}`
    expect((await ask(identity, '/locked', bob)).status).toBe(200)

    const ada = await enrolTestOperator(identity)

    expect(await ask(identity, '/locked', bob)).toMatchObject(shut('second-factor-required'))
    expect((await ask(identity, '/mine', bob)).status).toBe(200)
    expect((await ask(identity, '/locked', `Bearer ${ada.tokens.idToken}`)).status).toBe(200)
  })

  it('asks for a second factor always, or only who has one, where the setting says so', async () => {
    const required = await createTestIdentity({ OPERATOR_SECOND_FACTOR: 'required' })
    const first = await signInTestOperator(required)
    expect(await ask(required, '/locked', `Bearer ${first.tokens.idToken}`)).toMatchObject(
      shut('second-factor-required'),
    )

    const offered = await createTestIdentity({ OPERATOR_SECOND_FACTOR: 'offered' })
    const { tokens } = await signInTestOperator(offered, 'bob@example.org')
    const ada = await enrolTestOperator(offered)
    expect((await ask(offered, '/locked', `Bearer ${tokens.idToken}`)).status).toBe(200)
    const session = { uid: ada.uid, signInProvider: 'password', authenticatedAt: offered.clock() }
    const byOneFactor = await issueTokens(offered, ada.account, session, '')
    expect(await ask(offered, '/locked', `Bearer ${byOneFactor.tokens.idToken}`)).toMatchObject(
      shut('second-factor-required'),
    )
  })

  it('asks a stranger to sign in and refuses a learner where only operators may go (S6.3)', async () => {
    const { identity, token } = await signIn()

    expect(await ask(identity, '/locked')).toEqual(refused('Log in first'))
    expect(await ask(identity, '/locked', token)).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden' } },
    })
  })
})
