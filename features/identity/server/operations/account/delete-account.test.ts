import { describe, expect, it } from 'vitest'
import { listAuditEvents, recordAuditEvent } from '#features/operators/server/audit-log.ts'
import { codeOf, createTestIdentity, expectDone, signInTestAccount } from '#workshop/testing/app/identity.ts'
import { findAccount } from '../../records/account.store.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { deleteAccount } from './delete-account.ts'

describe('deleting the own account', () => {
  it('removes it with its sessions and profile, and no other (SX.7)', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity)
    const other = await signInTestAccount(identity, 'bob@example.org')
    for (const { uid } of [account, other.account]) {
      const times = { created_at: 0, updated_at: 0 }
      const profile = { account_id: uid, name: 'Another', wallet_address: '', search_key: '', ...times }
      await identity.db.insertInto('profiles').values(profile).execute()
    }

    expectDone(await deleteAccount(identity, tokens.idToken))

    expect(await findAccount(identity.db, account.uid)).toBeUndefined()
    expect(codeOf(await refreshSession(identity, tokens.refreshToken))).toBe('TOKEN_EXPIRED')
    const profiles = await identity.db.selectFrom('profiles').selectAll().execute()
    expect(profiles.map((row) => row.account_id)).toEqual([other.account.uid])
    expectDone(await refreshSession(identity, other.tokens.refreshToken))
  })

  it('leaves no sign-in link with the e-mail, and leaves the recovery link of an earlier owner', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity)
    const other = await signInTestAccount(identity, 'bob@example.org')
    const code = { email: account.email, new_email: null, created_at: 0, expires_at: 1, used_at: null }
    await identity.db
      .insertInto('action_codes')
      .values([
        { ...code, code_hash: 'a', request_type: 'EMAIL_SIGNIN', account_id: null, used_at: 0 },
        { ...code, code_hash: 'b', request_type: 'RECOVER_EMAIL', account_id: other.account.uid },
        { ...code, code_hash: 'c', request_type: 'EMAIL_SIGNIN', account_id: null, email: 'eve@example.org' },
      ])
      .execute()

    expectDone(await deleteAccount(identity, tokens.idToken))

    const left = await identity.db.selectFrom('action_codes').select('code_hash').execute()
    expect(left.map((row) => row.code_hash).toSorted()).toEqual(['b', 'c'])
  })

  it('leaves of what operators did about it who, what and when, and nothing that names the learner', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity)
    const named = { by: 'op@example.org', type: 'account-disabled', subject: account.uid } as const
    await recordAuditEvent(identity.db, 1, { ...named, accountId: account.uid, detail: 'Ada asked for it' })
    await recordAuditEvent(identity.db, 2, { ...named, accountId: 'another', detail: 'of another' })
    expect((await listAuditEvents(identity.db)).events[1]).toMatchObject({ email: account.email })

    expectDone(await deleteAccount(identity, tokens.idToken))

    expect((await listAuditEvents(identity.db)).events).toMatchObject([
      { at: 2, detail: 'of another' },
      { ...named, at: 1, accountId: account.uid, email: null, detail: '' },
    ])
  })

  it('needs a sign-in within the last five minutes', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity)

    identity.clock.advance(5 * 60_000 + 1000)
    expect(codeOf(await deleteAccount(identity, tokens.idToken))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(await findAccount(identity.db, account.uid)).toBeDefined()
    identity.clock.advance(-1000)
    expectDone(await deleteAccount(identity, tokens.idToken))
  })

  it('happens once: the token of a deleted account is refused', async () => {
    const identity = await createTestIdentity()
    const { tokens } = await signInTestAccount(identity)
    await deleteAccount(identity, tokens.idToken)

    expect(codeOf(await deleteAccount(identity, tokens.idToken))).toBe('USER_NOT_FOUND')
  })
})
