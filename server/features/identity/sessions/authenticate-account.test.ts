import { describe, expect, it } from 'vitest'
import { addTestAccount, codeOf, createTestIdentity } from '#server/testing/test-identity.ts'
import { changeAccount, removeAccount } from '../accounts/account.store.ts'
import { authenticateAccount } from './authenticate-account.ts'

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
