import { type Kysely, sql } from 'kysely'

export interface PostgresFacts {
  readonly version: string
  readonly encoding: string
  readonly maxConnections: number
  readonly synchronousCommit: string
  /** In ms. */
  readonly time: number
}

export async function inspectPostgres<Tables>(db: Kysely<Tables>): Promise<PostgresFacts> {
  const { rows } = await sql<PostgresFacts>`select
    current_setting('server_version') as version,
    current_setting('server_encoding') as encoding,
    current_setting('max_connections')::int as "maxConnections",
    current_setting('synchronous_commit') as "synchronousCommit",
    (extract(epoch from clock_timestamp()) * 1000)::float8 as time`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('PostgreSQL has no settings')
  return facts
}
