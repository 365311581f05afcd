import { sql } from 'kysely'
import { keccak256, stringToBytes } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import type { Db } from '#platform/server/db/database.ts'
import { createBareDatabase, createTestDatabase } from '#workshop/testing/database/database.ts'
import { tableShape } from '#workshop/testing/postgres/postgres-setup.ts'
import { migrate, requireMigrated } from './migrate.ts'
import { isPostgres } from './migrations/engine.ts'
import { migrations } from './migrations/migrations.ts'

async function openBare() {
  const address = await createBareDatabase()
  const db = openAddress(address)
  onTestFinished(() => db.destroy())
  return { address, db }
}

async function openMigrated() {
  const db = await createTestDatabase()
  onTestFinished(() => db.destroy())
  return db
}

const tableNames = async (db: Db) => (await db.introspection.getTables()).map(({ name }) => name).toSorted()

describe('migrations', () => {
  it('climb one step at a time, and a second run changes nothing', async () => {
    const { db } = await openBare()
    for (const name of Object.keys(migrations)) await migrate(db, name)
    const once = await tableNames(db)

    await migrate(db)

    expect(await tableNames(db)).toEqual(once)
    expect(once).toContain('completions')
  })

  it('name the account of what operators did by its id, and leave e-mails out of the text', async () => {
    const { db } = await openBare()
    await migrate(db, '0014-retention')
    await sql`
      insert into accounts (id, email, email_verified, disabled, valid_since, created_at)
      values ('u1', 'ada@example.org', 0, 0, 0, 0)`.execute(db)
    await sql`
      insert into certificates (id, account_id, name, issued_at, issued_by, status_index, shows_name)
      values ('c1', 'u1', 'Ada', 0, '', 0, 0)`.execute(db)
    const events = [
      ['account-disabled', 'u1', 'ada@example.org: spam'],
      ['account-enabled', 'u1', 'ada@example.org'],
      ['certificate-issued', 'c1', 'ada@example.org'],
      ['certificate-revoked', 'c1', 'no reason: none'],
      ['certificate-name-edited', 'gone', 'bob@example.org: Bob → Rob'],
      ['certificate-issued', 'c-of-gone', 'bob@example.org'],
      ['list-exported', '', 'rewards.csv'],
    ] as const
    for (const [at, [event, subject, detail]] of events.entries())
      await sql`insert into operator_acts values (${`${at}`}, ${at}, 'op@example.org', ${event}, ${subject}, ${detail})`.execute(
        db,
      )

    await migrate(db)

    const rows = await db.selectFrom('operator_acts').select(['account_id', 'detail']).orderBy('id').execute()
    expect(rows.map(({ account_id, detail }) => [account_id, detail])).toEqual([
      ['u1', 'spam'],
      ['u1', ''],
      ['u1', ''],
      ['u1', 'no reason: none'],
      ['gone', ''],
      [null, ''],
      [null, 'rewards.csv'],
    ])
  })

  it('take the last refresh of an account for the last use of its older sessions', async () => {
    const { db } = await openBare()
    await migrate(db, '0003-deleted-accounts')
    for (const [id, refreshed] of [
      ['a', 9],
      ['b', null],
    ]) {
      await sql`
        insert into accounts (id, email, email_verified, disabled, valid_since, created_at, last_refresh_at)
        values (${id}, ${id}, 0, 0, 0, 0, ${refreshed})`.execute(db)
      await sql`insert into refresh_tokens values (${id}, ${id}, 'password', 1, 1, null)`.execute(db)
    }

    await migrate(db)

    const sessions = db.selectFrom('refresh_tokens').select(['account_id', 'used_at']).orderBy('account_id')
    expect(await sessions.execute()).toEqual([
      { account_id: 'a', used_at: 9 },
      { account_id: 'b', used_at: 1 },
    ])
  })

  it('give profiles that are there their search key, and first attempts the time they began', async () => {
    const { db } = await openBare()
    await migrate(db, '0006-operators')
    await sql`
      insert into accounts (id, email, email_verified, disabled, valid_since, created_at)
      values ('a', 'a', 0, 0, 0, 0)`.execute(db)
    await sql`insert into profiles values ('a', 'Élise  D', '', 0, 0)`.execute(db)
    for (const [id, module, started] of [
      ['late', 1, 7],
      ['first', 1, 5],
      ['other', 2, 9],
    ])
      await sql`insert into attempts values (${id}, 'a', ${module}, '[]', 10, ${started}, 9)`.execute(db)

    await migrate(db)

    expect(await db.selectFrom('profiles').select('search_key').execute()).toEqual([
      { search_key: 'elise d' },
    ])
    const begun = db.selectFrom('attempts').select(['id', 'begun_at']).orderBy('id')
    expect(await begun.execute()).toEqual([
      { id: 'first', begun_at: 5 },
      { id: 'late', begun_at: null },
      { id: 'other', begun_at: 9 },
    ])
  })

  it('leave reward lists that were made with the leaves they have, and tell them from new ones', async () => {
    const { db } = await openBare()
    await migrate(db, '0008-wallets')
    await sql`insert into reward_lists values ('l', 1, 'x', '0x', 1, '{}', 1)`.execute(db)
    await sql`insert into reward_list_entries values ('l', 'FWR3UVE', '0xabc', 0)`.execute(db)

    await migrate(db)

    expect((await sql`select * from reward_list_leaves`.execute(db)).rows).toEqual([
      { list_id: 'l', claim: keccak256(stringToBytes('FWR3UVE')), address: '0xabc', place: 0 },
    ])
    expect((await sql`select id, claimed_by from reward_lists`.execute(db)).rows).toEqual([
      { id: 'l', claimed_by: 'certificate-hash' },
    ])
  })

  it('are run in any order in which they landed', async () => {
    const { db } = await openBare()
    await migrate(db, '0008-wallets')
    await migrations['0014-retention']?.up(db)
    await sql`insert into kysely_migration values ('0014-retention', '2026-11-22T00:00:00Z')`.execute(db)

    await migrate(db)

    await expect(requireMigrated(db)).resolves.toBeUndefined()
  })

  it('make the same tables of a database whose emails were in the order of a language', async () => {
    const [{ db: fresh }, { db: older }] = [await openBare(), await openBare()]
    await migrate(older, '0007-certificates')
    if (isPostgres(older)) await sql`alter table accounts alter column email type text`.execute(older)
    await sql`
      insert into accounts (id, email, email_verified, disabled, valid_since, created_at)
      values ('1', 'a-b', 0, 0, 0, 0), ('2', 'aa', 0, 0, 0, 0), ('3', 'B', 0, 0, 0, 0)`.execute(older)

    for (const db of [fresh, older]) await migrate(db)

    const emails = await older.selectFrom('accounts').select('email').orderBy('email').execute()
    expect(emails.map(({ email }) => email)).toEqual(['B', 'a-b', 'aa'])
    if (isPostgres(older)) expect((await tableShape(older)).shape).toBe((await tableShape(fresh)).shape)
  })
})

describe('the tables', () => {
  it('roll a transaction back as a whole', async () => {
    const db = await openMigrated()
    const row = { key: 'a', count: 1, window_started_at: 0, expires_at: 0 }

    const failed = db.transaction().execute(async (trx) => {
      await trx.insertInto('throttles').values(row).execute()
      await trx.insertInto('throttles').values(row).execute()
    })

    await expect(failed).rejects.toThrow(/unique/i)
    expect(await db.selectFrom('throttles').selectAll().execute()).toEqual([])
  })

  it('lose everything of an account with the account', async () => {
    const db = await openMigrated()
    const account = { id: 'a', email: 'a@example.org', email_verified: 0, disabled: 0 } as const
    await db
      .insertInto('accounts')
      .values({ ...account, valid_since: 0, created_at: 0 })
      .execute()
    await db
      .insertInto('attempts')
      .values({
        id: '1',
        account_id: 'a',
        module_number: 1,
        questions: '[]',
        answered: 10,
        question_count: 10,
        started_at: 0,
        passed_at: 0,
      })
      .execute()
    await db
      .insertInto('completions')
      .values({ account_id: 'a', module_number: 1, attempt_id: '1', completed_at: 0, recorded_at: 0 })
      .execute()

    await db.deleteFrom('accounts').execute()

    expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('completions').selectAll().execute()).toEqual([])
  })

  it('keep a time to the millisecond, as a number', async () => {
    const db = await openMigrated()
    const expires_at = Date.UTC(9999, 11, 31) + 1
    await db
      .insertInto('throttles')
      .values({ key: 'a', count: 1, window_started_at: 0, expires_at })
      .execute()

    const row = await db.selectFrom('throttles').select('expires_at').executeTakeFirst()

    expect(row).toEqual({ expires_at })
  })

  it('count what a statement inserted, updated and deleted', async () => {
    const db = await openMigrated()
    const row = { key: 'a', count: 1, window_started_at: 0, expires_at: 0 }
    const insert = () =>
      db
        .insertInto('throttles')
        .values(row)
        .onConflict((on) => on.doNothing())
        .executeTakeFirst()
    const update = (key: string) =>
      db.updateTable('throttles').set({ count: 2 }).where('key', '=', key).executeTakeFirst()

    expect((await insert()).numInsertedOrUpdatedRows).toBe(1n)
    expect((await insert()).numInsertedOrUpdatedRows).toBe(0n)
    expect((await update('a')).numUpdatedRows).toBe(1n)
    expect((await update('b')).numUpdatedRows).toBe(0n)
    expect((await db.deleteFrom('throttles').executeTakeFirst()).numDeletedRows).toBe(1n)
  })
})
