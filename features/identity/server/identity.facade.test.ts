import { describe, expect, it } from 'vitest'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestIdentity, signInTestAccount } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { exportAccount, listAccountFacts, listAccountsWithEmails } from './identity.facade.ts'
import { insertLinkedIdentity } from './records/linked-identity.store.ts'

describe('the export', () => {
  it('has what is stored about the account and no secret (SX.6)', async () => {
    const identity = await createTestIdentity()
    const now = identity.clock()
    const { account } = await signInTestAccount(identity)
    await signInTestAccount(identity, 'bob@example.org')
    const google = { providerId: 'google.com', subject: '1', email: null, displayName: 'Ada', photoUrl: null }
    await insertLinkedIdentity(identity.db, account.uid, google, now)

    const done = { by: 'op@example.org', type: 'account-enabled', subject: account.uid } as const
    await recordAuditEvent(identity.db, now, { ...done, accountId: account.uid, detail: 'asked for it' })
    await recordAuditEvent(identity.db, now, { ...done, accountId: 'another' })

    expect(await exportAccount(identity.db, account.uid as LearnerId)).toEqual({
      id: account.uid,
      email: 'ada@example.org',
      emailVerified: false,
      displayName: null,
      photoUrl: null,
      disabled: false,
      createdAt: now,
      lastLoginAt: now,
      lastRefreshAt: now,
      enteredByLink: false,
      passwordSetAt: now,
      validSince: now,
      identities: [
        { provider: 'google.com', id: '1', email: null, displayName: 'Ada', photoUrl: null, linkedAt: now },
      ],
      sessions: [{ startedAt: now, signedInWith: 'password' }],
      auditEvents: [{ at: now, type: 'account-enabled', detail: 'asked for it' }],
      emails: [],
      secondFactor: null,
      operatorSince: null,
    })
  })

  it('is nothing when the account has gone', async () => {
    const { db } = await createTestIdentity()

    expect(await exportAccount(db, 'unknown' as LearnerId)).toBeUndefined()
  })
})

describe('facts of accounts', () => {
  it('knows some accounts by id or e-mail, and no others', async () => {
    const { db } = await createTestDeps()
    const ada = await createTestLearner(db, 'ada@example.org')
    const bob = await createTestLearner(db, 'bob@example.org')
    await db
      .updateTable('accounts')
      .set({ email_verified: 1, disabled: 1 })
      .where('id', '=', ada.id)
      .execute()

    const facts = {
      id: ada.id,
      email: 'ada@example.org',
      emailVerified: true,
      disabled: true,
      validSince: 0,
      createdAt: 0,
    }
    expect([...(await listAccountFacts(db, [ada.id, 'unknown']))]).toEqual([[ada.id, facts]])
    expect([...(await listAccountsWithEmails(db, ['ada@example.org']))]).toEqual([['ada@example.org', facts]])
    expect((await listAccountFacts(db, [bob.id])).get(bob.id)).toMatchObject({
      emailVerified: false,
      disabled: false,
    })
    expect((await listAccountFacts(db, [])).size + (await listAccountsWithEmails(db, [])).size).toBe(0)
  })
})
