import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { SettingError } from '#server/platform/config/settings.ts'
import type { DatabaseMeter } from '#server/platform/db/measured-dialect.ts'
import { migrate, requireMigrated } from '#server/platform/db/migrate.ts'
import { openPostgres, type PostgresOptions } from '#server/platform/db/postgres.ts'
import { openSqlite } from '#server/platform/db/sqlite.ts'
import type { Config } from './config/config.ts'
import { isPostgresUrl } from './config/database.config.ts'
import type { Db, Tables } from './database.ts'

/**
 * The server's database, migrated: that of `DATABASE_URL`, else the SQLite file in `DATA_DIR`, either made when missing.
 * Nothing else makes or migrates one: see `openExistingDatabase`.
 * @throws SettingError when it cannot be used.
 */
export function openDatabase({ server, database }: Config, meter?: DatabaseMeter): Promise<Db> {
  // Keys and password hashes are in there: no other user of the machine may read it, nor SQLite's side files.
  process.umask(0o077)
  return database.url
    ? openPostgresDatabase(database.url, { poolSize: database.poolSize, meter })
    : openSqliteFile(sqliteFile(server.dataDir), meter)
}

/**
 * The database that a server of this version has made, for commands beside it.
 * @throws SettingError when there is none, or it is of another version; it says where was looked.
 */
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

/** Which database the settings name, and which setting does: fit to be shown. */
export function describeDatabase({ server, database }: Config): string {
  return database.url
    ? `${withoutPassword(database.url)} (DATABASE_URL)`
    : `${resolve(sqliteFile(server.dataDir))} (DATA_DIR)`
}

/** @throws SettingError when no SQLite file is in a data folder, or this user may not look. */
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

/** Where the SQLite file is. */
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

/** With those above it. Node's own `recursive` never returns where a folder cannot be made, as in /proc. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return
  makeFolder(dirname(dir))
  mkdirSync(dir)
}

/**
 * The database at `sqlite:FILE` or `postgres://…`, as it is, for one connection that takes its time.
 * @throws SettingError when the address is neither.
 */
export function openAddress(address: string): Db {
  if (/^sqlite:./.test(address)) return openSqlite<Tables>(address.slice('sqlite:'.length))
  if (isPostgresUrl(address)) return openPostgres<Tables>(address, { poolSize: 1, timeouts: 'none' })
  throw new SettingError(
    'A database must be given as sqlite:FILE or postgres://user:password@host:port/database.',
  )
}

async function openPostgresDatabase(url: string, options: PostgresOptions): Promise<Db> {
  // A migration takes as long as it takes, and waits as long as another process migrates.
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

/** Which database an address is about, fit to be shown. */
export function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}

/** What the driver said, which is the innermost cause. Several addresses tried at once have no message of their own. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reasonOf(error.cause)
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name)
}
