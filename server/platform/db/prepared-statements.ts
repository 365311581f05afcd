import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** How many statements stay prepared: several times what the stores have, little enough to forget about. */
const mostStatements = 500

/**
 * Node's driver behind the interface Kysely expects. A statement text is prepared once and kept; of more than `most`
 * the one that was unused for the longest is dropped, so that no caller can fill the memory with texts.
 */
export function prepareOnce(database: DatabaseSync, most = mostStatements): SqliteDatabase {
  // In the order in which they were last asked for.
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
