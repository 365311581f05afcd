import { createHash } from 'node:crypto'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import { inSeconds } from '#platform/server/clock/clock.ts'
import { addTestAccount, createTestIdentity, signInTestAccount } from '#workshop/testing/app/identity.ts'
import { idTokenLife } from '../tokens/signing-keys.ts'
import { signIdToken, startSession } from './session.ts'

async function start() {
  const identity = await createTestIdentity()
  const { uid } = await addTestAccount(identity)
  const session = { uid, signInProvider: 'password', authenticatedAt: identity.clock() }
  return { identity, session, token: await startSession(identity.db, identity, session) }
}

it('makes refresh tokens of 256 random bits', async () => {
  const { identity, session, token } = await start()

  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(await startSession(identity.db, identity, session)).not.toBe(token)
})

it('stores only the SHA-256 of a refresh token', async () => {
  const { identity, token } = await start()

  const [row] = await identity.db.selectFrom('refresh_tokens').selectAll().execute()

  expect(row?.token_hash).toBe(createHash('sha256').update(token).digest('base64url'))
  expect(JSON.stringify(row)).not.toContain(token)
})

it('carries the payload of the genuine service under our own issuer', async () => {
  const identity = await createTestIdentity()
  const { account, tokens } = await signInTestAccount(identity)
  const now = inSeconds(identity.clock())

  const keys = createLocalJWKSet({ keys: await identity.keys.listPublicKeys() })
  const { payload } = await jwtVerify(tokens.idToken, keys, { currentDate: new Date(identity.clock()) })

  expect(payload).toEqual({
    iss: 'https://edutrain.invalid/identity',
    aud: 'edutrain',
    sub: account.uid,
    user_id: account.uid,
    email: 'ada@example.org',
    email_verified: false,
    auth_time: now,
    iat: now,
    iat_ms: identity.clock(),
    exp: now + 3600,
    jti: expect.any(String),
    firebase: { identities: { email: ['ada@example.org'] }, sign_in_provider: 'password' },
  })
})

it('carries name and picture once the account has them', async () => {
  const identity = await createTestIdentity()
  const { account } = await signInTestAccount(identity)
  const session = { uid: account.uid, signInProvider: 'password', authenticatedAt: identity.clock() }

  const named = { ...account, displayName: 'Ada', photoUrl: 'https://example.org/ada.png' }
  const token = await signIdToken(identity, named, session)

  expect(payloadOf(token)).toMatchObject({ name: 'Ada', picture: 'https://example.org/ada.png' })
})

it('names its key and algorithm', async () => {
  const identity = await createTestIdentity()
  const { tokens } = await signInTestAccount(identity)

  expect(decodeProtectedHeader(tokens.idToken)).toEqual({
    alg: 'RS256',
    typ: 'JWT',
    kid: identity.keys.current.kid,
  })
})

it('is never the same twice, not even within a second', async () => {
  const identity = await createTestIdentity()
  const { account, tokens } = await signInTestAccount(identity)
  const session = { uid: account.uid, signInProvider: 'password', authenticatedAt: identity.clock() }

  expect(await signIdToken(identity, account, session)).not.toBe(tokens.idToken)
})

it('lives an hour, so that the client does not refresh without end', () => {
  expect(idTokenLife).toBe(3600)
})

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
