import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { minute } from '#platform/server/clock/clock.ts'
import { everyRow } from '#workshop/testing/database/snapshot.ts'
import { createProtocolServer, type GoodCall, goodCalls } from '#workshop/testing/protocol/good-calls.ts'
import { startTestProvider } from '#workshop/testing/providers/test-provider.ts'
import type { Identity } from '../../identity.ts'
import { changeAccount, insertAccount, removeAccount } from '../../records/account.store.ts'
import { emptyAccount, newAccountId } from '../../records/account.ts'
import { signState } from '../../second-factor/signed-state.ts'
import { issueTokens, startSession } from '../../sessions/session.ts'

/** An account with a password and a session, without the time that hashing takes. */
async function open(identity: Identity, email: string) {
  const now = identity.clock()
  const passwordHash = await hash(identity)
  const empty = emptyAccount(newAccountId(identity.random), now)
  const account = { ...empty, email, passwordHash, passwordUpdatedAt: now }
  await insertAccount(identity.db, account)
  const session = { uid: account.uid, signInProvider: 'password', authenticatedAt: now }
  return issueTokens(identity, account, session, await startSession(identity.db, identity, session))
}

let hashed: Promise<string> | undefined

function hash({ hasher }: Identity) {
  hashed ??= hasher.hash('correct horse')
  return hashed
}

async function prepare() {
  const provider = await startTestProvider()
  const server = await createProtocolServer(provider.env)
  const { identity } = server
  const ada = await open(identity, 'ada@example.org')
  const bob = await open(identity, 'bob@example.org')
  const claims = JSON.parse(Buffer.from(ada.tokens.idToken.split('.')[1] ?? '', 'base64url').toString())
  const send = async ({ route, body }: GoodCall, idToken: string) => {
    const { url } = server.routes.find(({ name }) => name === route) ?? { url: '' }
    const payload = await body({ server, provider, idToken, refreshToken: ada.tokens.refreshToken })
    const before = await everyRow(identity.db)
    const sent = identity.outbox.links().length
    const response = await server.app.inject({ method: 'POST', url: `${url}?key=edutrain`, payload })
    const changed = async () => {
      expect(identity.outbox.links()).toHaveLength(sent)
      expect(await everyRow(identity.db)).toEqual(before)
    }
    return { status: response.statusCode, body: response.json(), expectUnchanged: changed }
  }
  return { server, identity, ada, bob, claims, send }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** What is wrong with a token, how it comes about, and what every call says to it. */
const states: Record<string, [code: string, token: (prepared: Prepared) => Promise<string> | string]> = {
  garbage: ['INVALID_ID_TOKEN', () => 'garbage'],
  'a token with three empty parts': ['INVALID_ID_TOKEN', () => '..'],
  'a token whose signature was changed': [
    'INVALID_ID_TOKEN',
    ({ ada }) => ada.tokens.idToken.replace(/[^.]{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA')),
  ],
  "another account's claims under a good signature": [
    'INVALID_ID_TOKEN',
    ({ ada, bob }) => {
      const [head, , signature] = ada.tokens.idToken.split('.')
      return `${head}.${bob.tokens.idToken.split('.')[1]}.${signature}`
    },
  ],
  'a token without a signature': ['INVALID_ID_TOKEN', ({ claims }) => new UnsecuredJWT(claims).encode()],
  'a token of another key with our key id': [
    'INVALID_ID_TOKEN',
    async ({ identity, claims }) => {
      const { privateKey } = await generateKeyPair('RS256')
      const header = { alg: 'RS256', kid: identity.keys.current.kid }
      return new SignJWT(claims).setProtectedHeader(header).sign(privateKey)
    },
  ],
  'a token signed with our public key as a secret': [
    'INVALID_ID_TOKEN',
    async ({ identity, claims }) => {
      const secret = Buffer.from(JSON.stringify((await identity.keys.listPublicKeys())[0]))
      const header = { alg: 'HS256', kid: identity.keys.current.kid }
      return new SignJWT(claims).setProtectedHeader(header).sign(secret)
    },
  ],
  'a token for another project': [
    'INVALID_ID_TOKEN',
    ({ identity, claims }) => sign(identity, { ...claims, aud: 'another' }),
  ],
  'a token of another issuer': [
    'INVALID_ID_TOKEN',
    ({ identity, claims }) => sign(identity, { ...claims, iss: 'https://securetoken.google.com/edutrain' }),
  ],
  'a token from the future': [
    'INVALID_ID_TOKEN',
    ({ identity, claims }) => sign(identity, { ...claims, iat: claims.iat + 60 }),
  ],
  'a refresh token': ['INVALID_ID_TOKEN', ({ ada }) => ada.tokens.refreshToken],
  'another of our tokens': [
    'INVALID_ID_TOKEN',
    ({ identity, ada }) => signState(identity, 'enrolment', { sub: ada.account.uid, secret: '' }, 60),
  ],
  'an expired token': [
    'TOKEN_EXPIRED',
    ({ identity, ada }) => {
      identity.clock.advance(60 * minute)
      return ada.tokens.idToken
    },
  ],
  'a token of a revoked session': [
    'TOKEN_EXPIRED',
    async ({ identity, ada }) => {
      identity.clock.advance(1000)
      await changeAccount(identity.db, ada.account.uid, { validSince: identity.clock() })
      return ada.tokens.idToken
    },
  ],
  'a token of a disabled account': [
    'USER_DISABLED',
    async ({ identity, ada }) => {
      await changeAccount(identity.db, ada.account.uid, { disabled: true })
      return ada.tokens.idToken
    },
  ],
  'a token of a deleted account': [
    'USER_NOT_FOUND',
    async ({ identity, ada }) => {
      await removeAccount(identity.db, ada.account.uid)
      return ada.tokens.idToken
    },
  ],
}

const sign = ({ keys }: Prepared['identity'], claims: Record<string, unknown>) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: keys.current.kid, typ: 'JWT' })
    .sign(keys.current.privateKey)

/** What a call does without an ID token: a refusal, or something else that it is also for. */
const withoutToken: Record<string, string | 'another call'> = {
  'link a password': 'another call',
  'link a provider': 'another call',
  'link by a link': 'another call',
  'look up': 'MISSING_ID_TOKEN',
  'change a name': 'INVALID_REQ_TYPE',
  'change an e-mail': 'INVALID_REQ_TYPE',
  'change a password': 'INVALID_REQ_TYPE',
  'remove a photo': 'INVALID_REQ_TYPE',
  'unlink a provider': 'INVALID_REQ_TYPE',
  'delete an account': 'MISSING_ID_TOKEN',
  'ask for a proof': 'MISSING_ID_TOKEN',
  'begin a second factor': 'MISSING_ID_TOKEN',
  'enrol a second factor': 'MISSING_ID_TOKEN',
  'withdraw a second factor': 'MISSING_ID_TOKEN',
  'ask for a new e-mail': 'MISSING_ID_TOKEN',
}

/** Calls that a sign-in of more than five minutes ago is not enough for. */
const wantsRecentSignIn = new Set([
  'unlink a provider',
  'link a password',
  'link a provider',
  'change an e-mail',
  'change a password',
  'delete an account',
  'ask for a new e-mail',
  'begin a second factor',
  'enrol a second factor',
  'withdraw a second factor',
])

it('every call that takes an ID token is in the matrix', async () => {
  const { routes } = await createProtocolServer()
  const taking = routes.filter(({ schema }) => 'idToken' in schema.shape).map(({ name }) => name)
  const rows = Object.keys(withoutToken).map((what) => goodCalls[what]?.route)
  expect(new Set(rows)).toEqual(new Set(taking))
})

describe.each(Object.entries(withoutToken))('to %s', (what, codeWithoutToken) => {
  const call = goodCalls[what] as GoodCall

  it.each(Object.entries(states))(
    'with %s is refused and changes nothing (S8.30, S8.31, S8.32)',
    async (_state, [code, token]) => {
      const prepared = await prepare()
      const idToken = await token(prepared)

      const { status, body, expectUnchanged } = await prepared.send(call, idToken)

      expect(body).toMatchObject({ error: { code: 400, message: code } })
      expect(status).toBe(400)
      await expectUnchanged()
    },
  )

  it.each(['', 'null'])('without a token (%j) is refused, or is another call', async (nothing) => {
    const { send } = await prepare()
    const idToken = (nothing === 'null' ? null : nothing) as string

    const { status, body, expectUnchanged } = await send(call, idToken)

    if (codeWithoutToken === 'another call') return expect(status).toBe(200)
    expect(status).toBe(400)
    expect(body.error.message.split(' ')[0]).toBe(codeWithoutToken)
    await expectUnchanged()
  })

  it('changes the account of the token and no other, and tells of no other', async () => {
    const { identity, send, ada, bob } = await prepare()
    const token = what === 'link by a link' ? ada : bob
    const bystander = token === ada ? bob : ada
    const rowsOf = async () => {
      const all = Object.entries(await everyRow(identity.db))
      return all.map(([table, rows]) => [table, rows.filter((row) => isOf(row, bystander.account.uid))])
    }
    const before = await rowsOf()

    const { status, body } = await send(call, token.tokens.idToken)

    expect(body).not.toHaveProperty('error')
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(bystander.account.uid)
    expect(await rowsOf()).toEqual(before)
  })

  it('needs a recent sign-in, or does not (S8.29)', async () => {
    const { identity, send, ada, server } = await prepare()
    identity.clock.advance(5 * minute + 1000)
    const { refreshToken } = ada.tokens
    const refreshed = await server.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=edutrain',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
    })

    const { status, body, expectUnchanged } = await send(call, refreshed.json().id_token)

    if (!wantsRecentSignIn.has(what)) return expect(status).toBe(200)
    expect(body).toMatchObject({ error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } })
    await expectUnchanged()
  })
})

const isOf = (row: unknown, uid: string) => {
  const { id, account_id } = Object(row) as Record<string, unknown>
  return id === uid || account_id === uid
}
