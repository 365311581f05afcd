import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CompiledQuery } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Tables } from '#server/database.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'
import { openSqlite } from './sqlite.ts'

function openFile() {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-db-'))
  const file = join(dir, 'edutrain.sqlite')
  const opened: ReturnType<typeof openSqlite<Tables>>[] = []
  onTestFinished(async () => {
    for (const db of opened) await db.destroy()
    rmSync(dir, { recursive: true })
  })
  const open = () => {
    const db = openSqlite<Tables>(file)
    opened.push(db)
    return db
  }
  return { file, open }
}

const tableNames = async (db: ReturnType<typeof openSqlite<Tables>>) =>
  (await db.introspection.getTables()).map(({ name }) => name)

describe('migrations', () => {
  it('climb one step at a time, and a second run changes nothing', async () => {
    const db = openFile().open()
    for (const name of Object.keys(migrations)) await migrate(db, name)
    const once = await tableNames(db)

    await migrate(db)

    expect(await tableNames(db)).toEqual(once)
    expect(once).toContain('completions')
  })

  it('take the last refresh of an account for the last use of its older sessions', async () => {
    const db = openFile().open()
    await migrate(db, '0003-deleted-accounts')
    const account = 'id, email, email_verified, disabled, valid_since, created_at, last_refresh_at'
    for (const [id, refreshed] of [
      ['a', 9],
      ['b', null],
    ]) {
      await db.executeQuery(
        CompiledQuery.raw(`insert into accounts (${account}) values (?, ?, 0, 0, 0, 0, ?)`, [
          id,
          id,
          refreshed,
        ]),
      )
      await db.executeQuery(
        CompiledQuery.raw(`insert into refresh_tokens values (?, ?, 'password', 1, 1, null)`, [id, id]),
      )
    }

    await migrate(db)

    expect(await db.selectFrom('refresh_tokens').select(['account_id', 'used_at']).execute()).toEqual([
      { account_id: 'a', used_at: 9 },
      { account_id: 'b', used_at: 1 },
    ])
  })

  it('can be run by several processes at once', async () => {
    const { file, open } = openFile()
    const program = join(import.meta.dirname, '../../testing/migrate-process.ts')
    const run = () => promisify(execFile)(process.execPath, [program, file])

    await Promise.all([run(), run(), run()])

    expect(await tableNames(open())).toContain('completions')
  })

  it('leave nothing of one that failed half-way', async () => {
    const db = openFile().open()
    await db.schema.createTable('rewards').addColumn('id', 'text').execute()

    await expect(migrate(db)).rejects.toThrow('rewards')

    expect(await tableNames(db)).toEqual(['rewards'])
  })
})

describe('a SQLite database', () => {
  it('survives a power cut: WAL with full synchronisation, foreign keys on', async () => {
    const db = openFile().open()
    const pragma = async (name: string) => {
      const { rows } = await db.executeQuery<Record<string, unknown>>(CompiledQuery.raw(`pragma ${name}`))
      return Object.values(rows[0] ?? {})[0]
    }

    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
  })

  it('rolls a transaction back as a whole', async () => {
    const db = openFile().open()
    await migrate(db)
    const row = { id: '1', email: 'a', evm_address: '', submitted_at: 0 }

    const failed = db.transaction().execute(async (trx) => {
      await trx.insertInto('rewards').values(row).execute()
      await trx.insertInto('rewards').values(row).execute()
    })

    await expect(failed).rejects.toThrow('UNIQUE')
    expect(await db.selectFrom('rewards').selectAll().execute()).toEqual([])
  })

  it('removes everything of an account with the account', async () => {
    const db = openFile().open()
    await migrate(db)
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
})
