import { type CompiledQuery, sql } from 'kysely'
import type { Db } from '#server/database.ts'
import { engine } from './database.ts'

/**
 * How the engine would run a statement over many rows, as one text. PostgreSQL counts the handful that a test has first,
 * not whenever it gets round to it, and is told that reading all of them and sorting are dear; where no index spares it,
 * the plan has them all the same.
 */
export async function planOf(db: Db, query: { compile(): CompiledQuery }): Promise<string> {
  const { sql: text, parameters } = query.compile()
  if (engine === 'postgres')
    return db.transaction().execute(async (tx) => {
      await sql`analyze`.execute(tx)
      await sql`set local enable_seqscan = off`.execute(tx)
      await sql`set local enable_bitmapscan = off`.execute(tx)
      await sql`set local enable_sort = off`.execute(tx)
      await sql`set local enable_incremental_sort = off`.execute(tx)
      return explain(tx, `explain ${text}`, parameters)
    })
  return explain(db, `explain query plan ${text}`, parameters)
}

async function explain(db: Db, text: string, parameters: readonly unknown[]): Promise<string> {
  const { rows } = await db.executeQuery<Record<string, unknown>>({
    sql: text,
    parameters,
    query: sql`select 1`.compile(db).query,
    queryId: sql`select 1`.compile(db).queryId,
  })
  return rows.map((row) => String(row['QUERY PLAN'] ?? row.detail)).join('\n')
}
