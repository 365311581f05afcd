import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Row } from './learner-rows.ts'

/** As fast as it goes: a crash would spoil the file. */
export function writeToSqlite(file: string, rows: Iterable<Row>): void {
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
