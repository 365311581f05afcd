import { describe, expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import {
  addAccount,
  clock,
  config,
  listAccountIds,
  prepareDatabase,
  runAll,
} from '#workshop/testing/app/scheduled-tasks.ts'

const addProfile = (db: Db, account_id: string, wallet_address: string) =>
  db
    .insertInto('profiles')
    .values({ account_id, name: 'Ada', search_key: 'ada', wallet_address, created_at: 0, updated_at: 0 })
    .execute()

const addAttempt = (db: Db, account_id: string, started_at: number) =>
  db
    .insertInto('attempts')
    .values({
      id: 'a',
      account_id,
      module_number: 1,
      questions: '[]',
      answered: 0,
      question_count: 10,
      started_at,
    })
    .execute()

describe('an account that was never verified', () => {
  it('is removed with its profile when nothing has come of it for 90 days', async () => {
    const db = await prepareDatabase()
    await addProfile(db, await addAccount(db), '')
    const young = await addAccount(db, { created_at: clock() - 89 * day })

    expect(await runAll(db)).toEqual({ 'unverified-accounts': 1 })

    expect(await listAccountIds(db)).toEqual([young])
    expect(await db.selectFrom('profiles').selectAll().execute()).toEqual([])
  })

  it.each([
    ['it was verified', { email_verified: 1 }],
    ['it logged in since', { last_login_at: clock() - 89 * day }],
    ['its session was used since', { last_refresh_at: clock() - 89 * day }],
    ['an operator has disabled it', { disabled: 1 }],
  ])('stays when %s', async (_why, row) => {
    const db = await prepareDatabase()
    const id = await addAccount(db, row)

    await runAll(db)

    expect(await listAccountIds(db)).toEqual([id])
  })

  it('goes though the papers of its quizzes were drawn for its device', async () => {
    const db = await prepareDatabase()
    await addAttempt(db, await addAccount(db), 0)

    await runAll(db)

    expect(await listAccountIds(db)).toEqual([])
  })

  const traces: [what: string, add: (db: Db, account_id: string) => Promise<unknown>][] = [
    [
      'went to a class',
      (db, account_id) =>
        db.insertInto('attendances').values({ account_id, module_number: 1, attended_at: 0 }).execute(),
    ],
    ['began a quiz', (db, account_id) => addAttempt(db, account_id, 1)],
    ['typed a wallet', (db, account_id) => addProfile(db, account_id, '0x1')],
    [
      'signs in by another provider',
      (db, account_id) =>
        db
          .insertInto('linked_identities')
          .values({ account_id, provider_id: 'p', subject: 's', linked_at: 0 })
          .execute(),
    ],
    [
      'asked for a certificate',
      (db, account_id) =>
        db
          .insertInto('certificate_requests')
          .values({ account_id, email: 'a@example.org', received: 0, requested_at: 0 } as never)
          .execute(),
    ],
  ]

  it.each(traces)('stays when it %s', async (_what, add) => {
    const db = await prepareDatabase()
    const id = await addAccount(db)
    await add(db, id)

    await runAll(db)

    expect(await listAccountIds(db)).toEqual([id])
  })

  it('stays with 0 days, and with accounts that are the hosted service’s', async () => {
    const db = await prepareDatabase()
    await addAccount(db)
    const hosted = { ...config, identity: { ...config.identity, mode: 'firebase' as const } }
    const forever = { ...config, retention: { ...config.retention, unverifiedAccountDays: 0 } }

    for (const other of [hosted, forever]) await runAll(db, other)

    expect(await listAccountIds(db)).toHaveLength(1)
  })

  it('goes whatever number there is of them, each counted by one process alone', async () => {
    const db = await prepareDatabase()
    for (let count = 0; count < 250; count++) await addAccount(db)

    const both = await Promise.all([runAll(db), runAll(db)])

    expect(both.reduce((sum, done) => sum + (done['unverified-accounts'] ?? 0), 0)).toBe(250)
    expect(await listAccountIds(db)).toEqual([])
  })
})
