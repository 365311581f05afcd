import { DatabaseSync } from 'node:sqlite'
import { migrate } from './migrate.ts'
import { sqliteOver } from './sqlite.ts'

/** The primary key of every table that the migrations make; a table follows those that it refers to. */
export async function readTableKeys(): Promise<ReadonlyMap<string, readonly string[]>> {
  const database = new DatabaseSync(':memory:')
  const db = sqliteOver(database)
  try {
    await migrate(db)
    return sortParentsFirst(readTables(database))
  } finally {
    await db.destroy()
  }
}

interface Table {
  readonly name: string
  readonly key: readonly string[]
  readonly parents: readonly string[]
}

function readTables(database: DatabaseSync): Table[] {
  const texts = (statement: string, ...values: string[]) =>
    database
      .prepare(statement)
      .all(...values)
      .map(({ name }) => String(name))
  const names = texts(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%' order by name",
  )
  return names.map((name) => ({
    name,
    key: texts('select name from pragma_table_info(?) where pk > 0 order by pk', name),
    parents: texts('select distinct "table" as name from pragma_foreign_key_list(?)', name),
  }))
}

function sortParentsFirst(tables: readonly Table[]): Map<string, readonly string[]> {
  const sorted = new Map<string, readonly string[]>()
  const place = ({ name, key, parents }: Table): void => {
    if (sorted.has(name)) return
    for (const table of tables) if (table.name !== name && parents.includes(table.name)) place(table)
    sorted.set(name, key)
  }
  for (const table of tables) place(table)
  return sorted
}
