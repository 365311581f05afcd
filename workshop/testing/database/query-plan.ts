import { type RootOperationNode, sql } from 'kysely'
import type { Db } from '#platform/server/db/database.ts'
import { engine } from './database.ts'

/**
 * How the engine would run the first statement of a read over many rows, as one text. PostgreSQL plans it for tables that are new, whatever
 * earlier tests have left in their pages and statistics, and is told that reading all rows and sorting are dear; where no index spares
 * it, the plan has them all the same. The rows are back afterwards.
 */
export async function planOf(db: Db, read: (db: Db) => Promise<unknown>): Promise<string> {
  const { sql: text, parameters } = await statementOf(db, read)
  if (engine !== 'postgres') return explain(db, `explain query plan ${text}`, parameters)
  const tx = await db.startTransaction().execute()
  try {
    await emptyTables(tx)
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_bitmapscan = off`.execute(tx)
    await sql`set local enable_sort = off`.execute(tx)
    await sql`set local enable_incremental_sort = off`.execute(tx)
    return await explain(tx, `explain ${text}`, parameters)
  } finally {
    await tx.rollback().execute()
  }
}

async function statementOf(db: Db, read: (db: Db) => Promise<unknown>) {
  let first: { readonly node: RootOperationNode; readonly queryId: { readonly queryId: string } } | undefined
  await read(
    db.withPlugin({
      transformQuery: (asked) => {
        first ??= asked
        return asked.node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  if (!first) throw new Error('the read has no statement')
  return db.getExecutor().compileQuery(first.node, first.queryId)
}

async function emptyTables(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`.execute(db)
  await sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')}`).execute(db)
  await sql`
    delete from pg_statistic
    where starelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)`.execute(
    db,
  )
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
