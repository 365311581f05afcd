import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { readConfig } from '#app/server/config/config.ts'
import { createDeps, type Deps } from '#app/server/deps.ts'
import { sqliteFile } from '#app/server/open-database.ts'
import { learnerRows, type Row, type Shared } from './population/learner-rows.ts'
import { writeToPostgres } from './population/write-postgres.ts'

export const password = 'six or more'

export interface Installation {
  readonly learners: number
  readonly env: NodeJS.ProcessEnv
  readonly dataDir: string
  readonly deps: Deps
  readonly shared: Shared
  remove(): Promise<void>
}

/** One address makes all requests of a benchmark: its limits are out of reach, but counted as always. */
const limits = Object.fromEntries(
  ['CALL', 'SIGN_UP', 'SIGN_IN', 'FAILURE'].map((name) => [`IDENTITY_${name}_LIMIT`, '1000000000']),
)

export async function createInstallation(learners: number, databaseUrl = ''): Promise<Installation> {
  const dataDir = mkdtempSync(join(tmpdir(), 'edutrain-bench-'))
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...limits }
  const config = readConfig({ ...env, LOG_LEVEL: 'silent' })
  // Migrated and with its signing key, then closed: the rows are written without regard for others.
  const empty = await createDeps(config)
  const passwordHash = await empty.identity.hasher.hash(password)
  const shared = { passwordHash, bank: empty.bank, now: Date.now() }
  await empty.db.destroy()
  const rows = rowsOf(learners, shared)
  if (databaseUrl) await writeToPostgres(databaseUrl, rows)
  else writeToSqlite(sqliteFile(dataDir), rows)
  const deps = await createDeps(config)
  return {
    learners,
    env,
    dataDir,
    deps,
    shared,
    async remove() {
      await deps.db.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function* rowsOf(learners: number, shared: Shared): Generator<Row> {
  for (let index = 0; index < learners; index++) yield* learnerRows(index, shared)
}

/** As fast as it goes: a crash would spoil the file. */
function writeToSqlite(file: string, rows: Iterable<Row>): void {
  const database = new DatabaseSync(file)
  const inserts = new Map<string, StatementSync>()
  database.exec('pragma locking_mode = exclusive')
  database.exec('pragma journal_mode = off')
  database.exec('pragma synchronous = off')
  database.exec('pragma cache_size = -1000000')
  database.exec('pragma foreign_keys = off')
  database.exec('begin')
  for (const { table, row } of rows) {
    const columns = Object.keys(row)
    const insert =
      inserts.get(table) ??
      database.prepare(`insert into ${table} (${columns}) values (${columns.map(() => '?')})`)
    inserts.set(table, insert)
    insert.run(...Object.values(row))
  }
  database.exec('commit')
  database.close()
}
