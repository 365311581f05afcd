import pg from 'pg'
import type { Row } from './learner-rows.ts'

const batch = 20_000

/** Gathers the statistics, as autovacuum would do in time. */
export async function writeToPostgres(url: string, rows: Iterable<Row>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  // The rows are right, and lost with the whole database if at all: neither is checked row by row.
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  const waiting: Row[] = []
  const flush = async () => {
    await client.query('begin')
    for (const [table, some] of Map.groupBy(waiting, (row) => row.table)) await insert(client, table, some)
    await client.query('commit')
    waiting.length = 0
  }
  for (const row of rows) if (waiting.push(row) === batch) await flush()
  await flush()
  await client.query('vacuum analyze')
  await client.end()
}

async function insert(client: pg.Client, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first.row).join()
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows.map(({ row }) => row))],
  )
}
