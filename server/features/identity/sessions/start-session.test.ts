import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { addTestAccount, createTestIdentity } from '#server/testing/test-identity.ts'
import { startSession } from './start-session.ts'

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

it('sweeps out, once in a while, sessions that nobody has used for half a year', async () => {
  const { identity, session } = await start()
  const often = { ...identity, random: () => new Uint8Array(32) }
  identity.clock.advance(180 * 24 * 60 * 60_000 + 1)

  await startSession(identity.db, often, session)

  expect(await identity.db.selectFrom('refresh_tokens').selectAll().execute()).toHaveLength(1)
})

it('stores only the SHA-256 of a refresh token', async () => {
  const { identity, token } = await start()

  const [row] = await identity.db.selectFrom('refresh_tokens').selectAll().execute()

  expect(row?.token_hash).toBe(createHash('sha256').update(token).digest('base64url'))
  expect(JSON.stringify(row)).not.toContain(token)
})
