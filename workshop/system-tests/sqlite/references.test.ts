import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openAddress } from '#app/server/open-database.ts'
import type { Db } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { createBareDatabase } from '#workshop/testing/database/database.ts'

interface Reference {
  readonly table: string
  readonly column: string
  readonly parent: string
  readonly rule: string
}

async function listReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select child.name as "table", reference."from" as "column", reference."table" as parent,
      reference.on_delete as rule
    from sqlite_schema as child, pragma_foreign_key_list(child.name) as reference
    where child.type = 'table'`.execute(db)
  return rows
}

async function isIndexed(db: Db, { table, column }: Reference): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select part.name from pragma_index_list(${table}) as own, pragma_index_info(own.name) as part
    where part.seqno = 0 and own.partial = 0`.execute(db)
  return rows.some(({ name }) => name === column)
}

it('an account is deleted by keys alone, whatever number there is of others: what refers to its rows is indexed', async () => {
  const db = openAddress(await createBareDatabase('sqlite'))
  onTestFinished(() => db.destroy())
  await migrate(db)
  const references = await listReferences(db)
  const deleted = new Set(['accounts'])
  for (const parent of deleted)
    for (const reference of references)
      if (reference.parent === parent && reference.rule === 'CASCADE') deleted.add(reference.table)

  const read: string[] = []
  for (const reference of references.filter(({ parent }) => deleted.has(parent)))
    if (!(await isIndexed(db, reference))) read.push(`${reference.table}.${reference.column}`)

  expect(deleted).toContain('attempts')
  expect(read).toEqual([])
})
