import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addTestAccount, codeOf, createTestIdentity } from '#server/testing/app/identity.ts'
import { changeAccount, removeAccount } from '../records/account.store.ts'
import { anonymousProvider, passwordProvider } from '../records/refresh-token.store.ts'
import { authenticateAccount, refuseOldSignIn, startSession } from './session.ts'

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

async function prepare() {
  const identity = await createTestIdentity()
  const { uid } = await addTestAccount(identity)
  const now = identity.clock()
  return {
    db: identity.db,
    now,
    claims: { uid, issuedAt: now, authenticatedAt: now / 1000, signInProvider: 'password' },
  }
}

describe('the account behind a verified token', () => {
  it('is the one of its subject, as it is now', async () => {
    const { db, claims } = await prepare()
    await changeAccount(db, claims.uid, { email: 'new@example.org' })

    expect(await authenticateAccount(db, claims)).toMatchObject({ uid: claims.uid, email: 'new@example.org' })
  })

  it('is refused once it is gone', async () => {
    const { db, claims } = await prepare()
    await removeAccount(db, claims.uid)

    expect(codeOf(await authenticateAccount(db, claims))).toBe('USER_NOT_FOUND')
  })

  it('is refused while it is disabled', async () => {
    const { db, claims } = await prepare()
    await changeAccount(db, claims.uid, { disabled: true })

    expect(codeOf(await authenticateAccount(db, claims))).toBe('USER_DISABLED')
  })

  it('is refused to tokens issued before its credentials changed, be it in the same second', async () => {
    const { db, now, claims } = await prepare()

    await changeAccount(db, claims.uid, { validSince: now })
    expect(await authenticateAccount(db, claims)).toMatchObject({ uid: claims.uid })
    await changeAccount(db, claims.uid, { validSince: now + 1 })
    expect(codeOf(await authenticateAccount(db, claims))).toBe('TOKEN_EXPIRED')
  })
})

const email = 'ada@example.org'

it.each([
  ['a password', passwordProvider, email, true],
  ['nothing, while there is no e-mail to sign in again by', anonymousProvider, null, false],
  ['nothing, once there is an e-mail', anonymousProvider, email, true],
])('a sign-in by %s', async (_what, signInProvider, present, grows) => {
  const identity = await createTestIdentity()
  const claims = { uid: 'ada', issuedAt: 0, authenticatedAt: identity.clock() / 1000, signInProvider }
  const verdict = () => codeOf(refuseOldSignIn(identity, claims, { email: present }))

  identity.clock.advance(5 * 60_000)
  expect(verdict()).toBeUndefined()
  identity.clock.advance(1)
  expect(verdict()).toBe(grows ? 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' : undefined)
})
