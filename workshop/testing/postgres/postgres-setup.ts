import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#platform/server/db/migrate.ts'
import { openPostgres } from '#platform/server/db/postgres.ts'
import { startPostgresServer } from './postgres-server.ts'

/** Where tests find a PostgreSQL, and what the databases of this run are called. */
export interface TestPostgres {
  readonly url: string
  /** Begins the name of every database of this run; the migrated one they are copied from is called just this. */
  readonly prefix: string
  /** What its tables look like. */
  readonly shape: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres
  }
}

/** Once per run: a PostgreSQL of its own, or that of TEST_POSTGRES_URL, with a migrated database to copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_POSTGRES_URL
  const server = given ? undefined : await startPostgresServer()
  const url = given ?? server?.url() ?? ''
  const prefix = `edutrain_test_${randomBytes(4).toString('hex')}`
  await administer(url, (client) => client.query(`create database ${prefix}`))
  const db = openPostgres(databaseUrl(url, prefix), { poolSize: 1 })
  await migrate(db)
  const { shape } = await tableShape(db)
  await db.destroy()
  project.provide('postgres', { url, prefix, shape })
  return () => (server ? server.remove() : dropDatabases(url, prefix))
}

/** The address of another database of the same server. */
export function databaseUrl(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href
}

/** Runs `work` on a connection of its own. */
export async function administer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The tables, the newest first, since it refers to older ones; and what tells a changed database from others. */
export async function tableShape<T>(db: Kysely<T>): Promise<{ names: string[]; shape: string }> {
  const { rows } = await sql<{ names: string[]; shape: string }>`
    select
      array_agg(relname::text order by oid desc) filter (
        where relkind = 'r' and relname not like 'kysely%'
      ) as names,
      md5(string_agg(concat(relname, relkind, relnatts, relchecks, relhastriggers), ',' order by relname)) as shape
    from pg_class where relnamespace = 'public'::regnamespace`.execute(db)
  const [row] = rows
  if (!row) throw new Error('an aggregate has a row')
  return row
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  await administer(url, async (client) => {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
      prefix,
    ])
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}
