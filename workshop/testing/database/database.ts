import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import type { Db, Tables } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { sqliteOver } from '#platform/server/db/sqlite.ts'
import {
  createBarePostgresDatabase,
  openPostgresDatabase,
} from '#workshop/testing/postgres/postgres-database.ts'

/** The engine under test: every test that touches the database is run on both. */
export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/** The bytes of a SQLite database after the real migrations: they take longer than most tests. */
let migrated: Uint8Array | undefined

/** A fresh database with the real migrations: SQLite in memory, or PostgreSQL. The caller destroys it. */
export async function createTestDatabase(): Promise<Db> {
  if (engine === 'postgres') return openPostgresDatabase()
  const database = new DatabaseSync(':memory:')
  if (migrated) database.deserialize(migrated)
  const db = sqliteOver<Tables>(database)
  if (!migrated) {
    await migrate(db)
    migrated = database.serialize()
  }
  return db
}

/** The address of a database of this test alone, on disk or on the server, without a table. */
export async function createBareDatabase(on: typeof engine = engine): Promise<string> {
  if (on === 'postgres') {
    const { url, drop } = await createBarePostgresDatabase()
    onTestFinished(drop)
    return url
  }
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-db-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return `sqlite:${join(dir, 'edutrain.sqlite')}`
}
