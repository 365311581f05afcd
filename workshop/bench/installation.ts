import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#app/server/config/config.ts'
import { createDeps, type Deps } from '#app/server/deps.ts'
import { sqliteFile } from '#app/server/open-database.ts'
import { learnerRows, type Row, type Shared } from './population/learner-rows.ts'
import { writeToPostgres } from './population/write-postgres.ts'
import { writeToSqlite } from './population/write-sqlite.ts'

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
