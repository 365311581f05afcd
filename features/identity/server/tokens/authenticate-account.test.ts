import { describe, expect, it } from 'vitest'
import { inSeconds } from '#platform/server/clock/clock.ts'
import {
  addTestAccount,
  codeOf,
  createTestIdentity,
  signInTestAccount,
} from '#workshop/testing/app/identity.ts'
import { changeAccount, removeAccount } from '../records/account.store.ts'
import { anonymousProvider, passwordProvider } from '../records/refresh-token.store.ts'
import { authenticateAccount, lookupAccount, refuseOldSignIn } from './verify-id-token.ts'

describe('looking up the own account', () => {
  it('reads it as it is now', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity)
    await changeAccount(identity.db, account.uid, { displayName: 'Ada' })

    expect(await lookupAccount(identity, tokens.idToken)).toEqual({ ...account, displayName: 'Ada' })
  })

  it('needs a valid token of an account that may act', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity)

    expect(codeOf(await lookupAccount(identity, `${tokens.idToken}x`))).toBe('INVALID_ID_TOKEN')
    await changeAccount(identity.db, account.uid, { disabled: true })
    expect(codeOf(await lookupAccount(identity, tokens.idToken))).toBe('USER_DISABLED')
  })
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
  const claims = { uid: 'ada', issuedAt: 0, authenticatedAt: inSeconds(identity.clock()), signInProvider }
  const verdict = () => codeOf(refuseOldSignIn(identity, claims, { email: present }))

  identity.clock.advance(5 * 60_000)
  expect(verdict()).toBeUndefined()
  identity.clock.advance(1000)
  expect(verdict()).toBe(grows ? 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' : undefined)
})
