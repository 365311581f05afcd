import { randomBytes } from 'node:crypto'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import pg from 'pg'
import { readConfig } from '#app/server/config/config.ts'
import { createDeps } from '#app/server/deps.ts'
import { sqliteFile } from '#app/server/open-database.ts'
import { startPostgresServer } from '#workshop/testing/postgres/postgres-server.ts'
import { administer, databaseUrl } from '#workshop/testing/postgres/postgres-setup.ts'
import { learnerRows, type Row, type Shared } from './population/learner-rows.ts'

export const password = 'six or more'

export type Installation = Awaited<ReturnType<typeof createInstallation>>

export interface Engine extends AsyncDisposable {
  readonly name: string
  createInstallation(learners: number): Promise<Installation>
}

export const sqlite: Engine = {
  name: 'SQLite',
  createInstallation,
  async [Symbol.asyncDispose]() {},
}

/** A PostgreSQL out of the registry that keeps its promises, settings as it comes. */
export async function startPostgres() {
  // Opening a database keeps others out of what this process writes; the server runs as another user.
  const umask = process.umask(0o022)
  const server = await startPostgresServer({ durable: true }).finally(() => process.umask(umask))
  const createDatabase = async () => {
    const name = `bench_${randomBytes(6).toString('hex')}`
    await administer(server.url(), (client) => client.query(`create database ${name}`))
    return databaseUrl(server.url(), name)
  }
  return {
    name: 'PostgreSQL',
    createDatabase,
    createInstallation: async (learners: number) => createInstallation(learners, await createDatabase()),
    [Symbol.asyncDispose]: () => server.remove(),
  }
}

/** One address makes all requests of a benchmark: its limits are out of reach, but counted as always. */
const limits = Object.fromEntries(
  ['CALL', 'SIGN_UP', 'SIGN_IN', 'FAILURE'].map((name) => [`IDENTITY_${name}_LIMIT`, '1000000000']),
)

async function createInstallation(learners: number, databaseUrl = '') {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'edutrain-bench-'))
  const dataDir = folder.path
  const env: NodeJS.ProcessEnv = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...limits }
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
  const remove = async () => {
    await deps.db.destroy()
    folder.remove()
  }
  return { learners, env, dataDir, deps, shared, [Symbol.asyncDispose]: remove }
}

function* rowsOf(learners: number, shared: Shared): Generator<Row> {
  for (let index = 0; index < learners; index++) yield* learnerRows(index, shared)
}

/** As fast as it goes: a crash would spoil the file. */
function writeToSqlite(file: string, rows: Iterable<Row>): void {
  const database = new DatabaseSync(file)
  const inserts = new Map<string, StatementSync>()
  const pragmas = [
    'locking_mode = exclusive',
    'journal_mode = off',
    'synchronous = off',
    'foreign_keys = off',
  ]
  for (const pragma of [...pragmas, 'cache_size = -1000000']) database.exec(`pragma ${pragma}`)
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

const batch = 20_000

/** Gathers the statistics, as autovacuum would do in time. */
async function writeToPostgres(url: string, rows: Iterable<Row>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  // The rows are right, and lost with the whole database if at all: neither is checked row by row.
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  const waiting: Row[] = []
  const flush = async () => {
    await client.query('begin')
    for (const [table, some] of Map.groupBy(waiting, (row) => row.table)) await insert(client, table, some)
    await client.query('commit')
    waiting.length = 0
  }
  for (const row of rows) if (waiting.push(row) === batch) await flush()
  await flush()
  await client.query('vacuum analyze')
  await client.end()
}

async function insert(client: pg.Client, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first.row).join()
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows.map(({ row }) => row))],
  )
}
