import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { SettingError } from '#platform/server/config/settings.ts'
import type { Db, Tables } from '#platform/server/db/database.ts'
import type { DatabaseMeter } from '#platform/server/db/measured-dialect.ts'
import { migrate, requireMigrated } from '#platform/server/db/migrate.ts'
import { openPostgres, openPostgresReplica, type PostgresOptions } from '#platform/server/db/postgres.ts'
import { openSqlite } from '#platform/server/db/sqlite.ts'
import type { Config } from '#platform/server/feature.ts'
import { isPostgresUrl } from './config/database.config.ts'

/** A few operators at most read from it at once. */
const readPoolSize = 4

/** Creates and migrates it; commands use `openExistingDatabase`. @throws SettingError */
export function openDatabase({ server, database }: Config, meter?: DatabaseMeter): Promise<Db> {
  // Contains keys and password hashes; the mask applies to SQLite's side files too.
  process.umask(0o077)
  if (!database.url) return openSqliteFile(sqliteFile(server.dataDir), meter)
  makeDataDir(server.dataDir)
  return openPostgresDatabase(database.url, {
    poolSize: database.poolSize,
    namesStatements: database.preparedStatements,
    meter,
  })
}

/** Where nothing else is kept in it, the doctor leaves its proof there: a start does not fail for that. */
function makeDataDir(dir: string): void {
  try {
    makeFolder(dir)
  } catch {}
}

/** For what may be seconds old: a replica that the settings name, else `db`. Connects at the first statement. */
export function openReads({ database }: Config, db: Db, meter?: DatabaseMeter): Db {
  return database.readUrl
    ? openPostgresReplica<Tables>(database.readUrl, database.url, {
        poolSize: readPoolSize,
        namesStatements: database.preparedStatements,
        meter,
      })
    : db
}

/** For commands. @throws SettingError when it is missing or of another version */
export async function openExistingDatabase(config: Config): Promise<Db> {
  process.umask(0o077)
  const { server, database } = config
  if (!database.url) requireSqliteFile(server.dataDir)
  const db = openAddress(database.url || `sqlite:${sqliteFile(server.dataDir)}`)
  try {
    await requireMigrated(db)
    return db
  } catch (error) {
    await db.destroy()
    throw new SettingError(`${describeDatabase(config)} cannot be used: ${reasonOf(error)}.`)
  }
}

export function describeDatabase({ server, database }: Config): string {
  return database.url
    ? `${withoutPassword(database.url)} (DATABASE_URL)`
    : `${resolve(sqliteFile(server.dataDir))} (DATA_DIR)`
}

/** @throws SettingError */
export function requireSqliteFile(dataDir: string): void {
  const file = resolve(sqliteFile(dataDir))
  try {
    statSync(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES')
      throw new SettingError(
        `DATA_DIR cannot be read: ${file}: permission denied; only the user that runs the server has access.`,
      )
    throw new SettingError(
      `There is no database at ${file}: DATA_DIR is ${dataDir}. If the service keeps its settings in a file, name it with --env-file FILE. Only the first start of the server creates a database.`,
    )
  }
}

export const sqliteFile = (dataDir: string) => join(dataDir, 'edutrain.sqlite')

async function openSqliteFile(file: string, meter: DatabaseMeter | undefined): Promise<Db> {
  try {
    makeFolder(dirname(file))
    const db = openSqlite<Tables>(file, meter)
    await migrate(db)
    return db
  } catch (error) {
    throw new SettingError(`DATA_DIR cannot be used: ${file}: ${reasonOf(error)}.`)
  }
}

/** Node's `recursive` never returns where a folder cannot be made, as in /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return
  makeFolder(dirname(dir))
  mkdirSync(dir)
}

/** `sqlite:FILE` or `postgres://…`, one connection without timeouts. @throws SettingError for other addresses */
export function openAddress(address: string): Db {
  if (/^sqlite:./.test(address)) return openSqlite<Tables>(address.slice('sqlite:'.length))
  if (isPostgresUrl(address))
    return openPostgres<Tables>(address, { poolSize: 1, timeouts: 'none', namesStatements: false })
  throw new SettingError(
    'A database must be given as sqlite:FILE or postgres://user:password@host:port/database.',
  )
}

async function openPostgresDatabase(url: string, options: PostgresOptions): Promise<Db> {
  // Migrations have no time limit.
  const db = openAddress(url)
  try {
    await migrate(db)
  } catch (error) {
    throw new SettingError(`DATABASE_URL cannot be used: ${withoutPassword(url)}: ${reasonOf(error)}.`)
  } finally {
    await db.destroy()
  }
  return openPostgres<Tables>(url, options)
}

export function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}

/** The innermost cause; an AggregateError of several addresses has no message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reasonOf(error.cause)
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name)
}
