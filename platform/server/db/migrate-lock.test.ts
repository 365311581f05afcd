import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import type { Db } from '#platform/server/db/database.ts'
import { createBareDatabase } from '#workshop/testing/database/database.ts'
import { executedMigrations, migrate } from './migrate.ts'
import { isPostgres } from './migrations/engine.ts'
import { migrations } from './migrations/migrations.ts'

async function openBare() {
  const address = await createBareDatabase()
  const db = openAddress(address)
  onTestFinished(() => db.destroy())
  return { address, db }
}

const tableNames = async (db: Db) => (await db.introspection.getTables()).map(({ name }) => name).toSorted()

const waitingForLock = async (db: Db) => {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%kysely_migration_lock%'`.execute(
    db,
  )
  return rows.length
}

describe('migrations', () => {
  it('go on with what is to be filled where a process ended between the two halves of one', async () => {
    const { db } = await openBare()
    await migrate(db, '0003-deleted-accounts')
    await sql`
      insert into accounts (id, email, email_verified, disabled, valid_since, created_at)
      values ('a', 'a', 0, 0, 0, 0)`.execute(db)
    await sql`insert into refresh_tokens values ('t', 'a', 'password', 1, 7, null)`.execute(db)
    await migrations['0004-idle-sessions']?.up(db)
    await sql`insert into kysely_migration values ('0004-idle-sessions, columns', '2026-11-22')`.execute(db)

    await migrate(db)

    expect(await db.selectFrom('refresh_tokens').select('used_at').execute()).toEqual([{ used_at: 7 }])
    expect(await executedMigrations(db)).toEqual(Object.keys(migrations).toSorted())
  })

  it('that are done are known although another process drops a table meanwhile', async () => {
    const { address, db } = await openBare()
    await migrate(db, '0003-deleted-accounts')
    const other = openAddress(address)
    onTestFinished(() => other.destroy())
    let isDropping = true
    const dropping = (async () => {
      for (let time = 0; time < 100; time++) {
        await sql`create table passing (id integer)`.execute(db)
        await sql`drop table passing`.execute(db)
      }
    })().finally(() => {
      isDropping = false
    })

    while (isDropping) expect(await executedMigrations(other)).toContain('0003-deleted-accounts')
    await dropping
  })

  it('wait for a process that is migrating, and do nothing again that it did', async () => {
    const { address, db } = await openBare()
    await migrate(db, '0003-deleted-accounts')
    const [other, watching] = [openAddress(address), openAddress(address)]
    onTestFinished(() => Promise.all([other.destroy(), watching.destroy()]).then(() => {}))
    let waited: Promise<void> | undefined

    await db.transaction().execute(async (tx) => {
      await sql`update kysely_migration_lock set is_locked = 0`.execute(tx)
      waited = migrate(other, '0005-provider-visits')
      if (isPostgres(db)) await expect.poll(() => waitingForLock(watching)).toBe(1)
      await migrations['0004-idle-sessions']?.up(tx)
      await migrations['0004-idle-sessions']?.fill?.(tx)
      await sql`insert into kysely_migration values ('0004-idle-sessions', '2026-11-22')`.execute(tx)
    })
    await waited

    expect(await executedMigrations(db)).toEqual(Object.keys(migrations).slice(0, 5))
  })

  it('can be run by several processes at once', async () => {
    const { address, db } = await openBare()
    const program = join(import.meta.dirname, '../../../workshop/testing/processes/migrate-process.ts')
    const run = () => promisify(execFile)(process.execPath, [program, address])

    await Promise.all([run(), run(), run()])

    expect(await tableNames(db)).toContain('completions')
  })

  it('leave nothing of one that failed half-way', async () => {
    const { db } = await openBare()
    await db.schema.createTable('rewards').addColumn('id', 'text').execute()

    await expect(migrate(db)).rejects.toThrow('rewards')

    expect(await tableNames(db)).toEqual(['rewards'])
  })
})
