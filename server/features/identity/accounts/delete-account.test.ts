import { describe, expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone, signInTestAccount } from '#server/testing/test-identity.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { findAccount } from './account.store.ts'
import { deleteAccount } from './delete-account.ts'

describe('deleting the own account', () => {
  it('removes it with its sessions and profile, and no other', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity)
    const other = await signInTestAccount(identity, 'bob@example.org')
    for (const { uid } of [account, other.account]) {
      const times = { created_at: 0, updated_at: 0 }
      const profile = { account_id: uid, name: 'Somebody', wallet_address: '', ...times }
      await identity.db.insertInto('profiles').values(profile).execute()
    }

    expectDone(await deleteAccount(identity, tokens.idToken))

    expect(await findAccount(identity.db, account.uid)).toBeUndefined()
    expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
    const profiles = await identity.db.selectFrom('profiles').selectAll().execute()
    expect(profiles.map((row) => row.account_id)).toEqual([other.account.uid])
    expectDone(await refreshSession(identity, other.tokens.refreshToken))
  })

  it('needs a sign-in within the last five minutes', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity)

    identity.clock.advance(5 * 60_000 + 1)
    expect(codeOf(await deleteAccount(identity, tokens.idToken))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(await findAccount(identity.db, account.uid)).toBeDefined()
    identity.clock.advance(-1)
    expectDone(await deleteAccount(identity, tokens.idToken))
  })

  it('happens once: the token of a deleted account is refused', async () => {
    const identity = await createTestIdentity()
    const { tokens } = await signInTestAccount(identity)
    await deleteAccount(identity, tokens.idToken)

    expect(codeOf(await deleteAccount(identity, tokens.idToken))).toBe('USER_NOT_FOUND')
  })
})
