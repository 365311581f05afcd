import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { isBusy } from './database-faults.ts'
import { type DatabaseMeter, measureDialect } from './measured-dialect.ts'
import { prepareOnce } from './prepared-statements.ts'

/** How long a write waits for another process (a backup, `npm run seed`) before it fails, and how often it looks, in ms. */
const busyTimeout = 5_000
const busyInterval = 20

/**
 * Opens a SQLite file, or `:memory:`, as a Kysely database.
 * Only opening waits inside SQLite, which stops the whole process: later waits are ours, and let others go on.
 * @throws when the file cannot be opened or is no database
 */
export const openSqlite = <Tables>(file: string, meter?: DatabaseMeter): Kysely<Tables> =>
  sqliteOver(new DatabaseSync(file, { timeout: busyTimeout }), meter)

/** An open SQLite database with our settings, as a Kysely database. */
export function sqliteOver<Tables>(database: DatabaseSync, meter?: DatabaseMeter): Kysely<Tables> {
  database.exec('pragma journal_mode = wal')
  // An acknowledged write survives a power cut; NORMAL would only survive a crash of the process.
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // What is deleted is overwritten in the pages that stay. Pages that are freed as a whole keep it until they are used
  // again; a backup has neither.
  database.exec('pragma secure_delete = fast')
  database.exec('pragma busy_timeout = 0')
  return new Kysely<Tables>({ dialect: measureDialect(new NodeSqliteDialect(database), 'sqlite', meter) })
}

class NodeSqliteDialect implements Dialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  createAdapter = () => new TransactionalDdlAdapter()
  createDriver = () => new ImmediateDriver({ database: prepareOnce(this.#database) })
  createQueryCompiler = () => new SqliteQueryCompiler()
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db)
}

/** SQLite can roll back DDL, so a migration that fails half-way leaves nothing behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Takes the write lock at the start of a transaction. With a deferred one, two processes that both read and then
 * write would fail at once instead of waiting for each other.
 */
class ImmediateDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  override async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings = {}) {
    // One that only reads delays no other: it sees the database as it is at its first statement.
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }
}

/** A statement that met another process's lock did nothing, so it can be tried again. */
async function retryWhileBusy<T>(run: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + busyTimeout
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      await setTimeout(busyInterval)
    }
  }
}
