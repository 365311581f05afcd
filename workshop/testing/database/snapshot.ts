import type { Db, Tables } from '#platform/server/db/database.ts'

/** Every row of every table, to show that nothing changed; but for the counts of the limits, which always do. */
export async function everyRow(db: Db): Promise<Record<string, unknown[]>> {
  const tables = await db.introspection.getTables()
  const names = tables.map(({ name }) => name).filter((name) => name !== 'throttles')
  const rows = names.map(async (name) => {
    const table = name as keyof Tables
    return [name, await db.selectFrom(table).selectAll().execute()] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}
