import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** Several times what the stores have. */
const mostStatements = 500

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
