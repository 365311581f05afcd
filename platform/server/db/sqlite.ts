import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import { isBusy } from './database-faults.ts'
import { type DatabaseMeter, measureDialect } from './measured-dialect.ts'

/** For the lock of another process (a backup, `npm run seed`), in ms. */
const busyTimeout = 5_000
const busyInterval = 20

/** Several times what the stores have. */
const mostStatements = 500

/** Waits inside SQLite, which block the process, happen only at opening. @throws when it is no database */
export const openSqlite = <Tables>(file: string, meter?: DatabaseMeter): Kysely<Tables> =>
  sqliteOver(new DatabaseSync(file, { timeout: busyTimeout }), meter)

export function sqliteOver<Tables>(database: DatabaseSync, meter?: DatabaseMeter): Kysely<Tables> {
  database.exec('pragma journal_mode = wal')
  // An acknowledged write survives a power cut; with NORMAL only a crash of the process.
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // Overwrites deleted rows; freed pages keep theirs until reuse, but backups omit them.
  database.exec('pragma secure_delete = fast')
  database.exec('pragma busy_timeout = 0')
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ImmediateDriver({ database: prepareOnce(database) }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
  return new Kysely<Tables>({ dialect: measureDialect(dialect, 'sqlite', meter) })
}

/** Drops the least recently used beyond `most`, so that callers cannot fill the memory with texts. */
export function prepareOnce(database: DatabaseSync, most = mostStatements): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = statements.get(sql) ?? adapt(database.prepare(sql))
      statements.delete(sql)
      statements.set(sql, statement)
      if (statements.size > most) statements.delete(statements.keys().next().value ?? '')
      return statement
    },
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

/** Immediate: two deferred transactions that read, then write, would fail at once instead of waiting. */
class ImmediateDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  override async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings = {}) {
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }
}

/** A statement that met a lock did nothing and can be repeated. */
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
