import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { explainPostgresFault, isOfStandby } from './database-faults.ts'
import { type DatabaseMeter, measureDialect } from './measured-dialect.ts'
import { type BatchClient, type BatchPool, postgresDialect } from './postgres-driver.ts'
import { type Statement, StatementBatch } from './statement-batch.ts'

/** In ms. */
export const usualTimeouts = {
  connecting: 5_000,
  statement: 10_000,
  idleTransaction: 15_000,
  /** Without an answer; longer than a statement may take, so that only a dead server reaches it. */
  silence: 15_000,
}

export interface PostgresOptions {
  readonly poolSize: number
  /** `none` for migrations and copying. */
  readonly timeouts?: typeof usualTimeouts | 'none'
  /** Off behind a pooler that does not know of prepared statements. */
  readonly namesStatements?: boolean
  readonly meter?: DatabaseMeter | undefined
}

/** Connects at the first statement; broken connections are replaced. */
export const openPostgres = <Tables>(url: string, options: PostgresOptions): Kysely<Tables> =>
  overPool(openPool(url, options), options)

/** After a failure the replica is left alone for as long, in ms: finding out again may take seconds. */
const replicaPause = 30_000
/** Connections to the primary, which has other work. */
const substitutes = 2

/** Reads from a replica, and from the primary while the replica cannot be reached. Nothing may be written through it. */
export function openPostgresReplica<Tables>(
  url: string,
  primaryUrl: string,
  options: PostgresOptions,
): Kysely<Tables> {
  const replica = openPool(url, options)
  const primary = openPool(primaryUrl, { ...options, poolSize: substitutes })
  let awayUntil = 0
  const pool: BatchPool = {
    end: async () => {
      await Promise.all([replica.end(), primary.end()])
    },
    async connect() {
      if (performance.now() < awayUntil) return primary.connect()
      return replica.connect().catch(() => {
        awayUntil = performance.now() + replicaPause
        return primary.connect()
      })
    },
  }
  return overPool(pool, options)
}

function overPool<Tables>(
  pool: BatchPool,
  { namesStatements = true, meter }: PostgresOptions,
): Kysely<Tables> {
  const dialect = measureDialect(postgresDialect(pool, namesStatements), 'postgres', meter)
  return new Kysely<Tables>({ dialect })
}

function openPool(url: string, { poolSize, timeouts = usualTimeouts }: PostgresOptions): BatchPool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'edutrain',
    max: poolSize,
    connectionTimeoutMillis: (timeouts === 'none' ? usualTimeouts : timeouts).connecting,
    keepAlive: true,
    types: { getTypeParser: numbersForBigints as typeof pg.types.getTypeParser },
    Client: WatchedClient,
    ...(timeouts !== 'none' && {
      statement_timeout: timeouts.statement,
      idle_in_transaction_session_timeout: timeouts.idleTransaction,
      query_timeout: timeouts.silence,
    }),
  } as pg.PoolConfig)
  // The pool has dropped the broken idle connection already.
  pool.on('error', () => {})
  // Without a listener between statements, an error would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    end: () => pool.end(),
    connect: async () => {
      try {
        return (await pool.connect()) as pg.PoolClient & BatchClient
      } catch (error) {
        throw explainPostgresFault(error, 'connecting')
      }
    },
  }
}

/** Other statements would wait for ever, or meet a server that is no longer the primary. */
const isUseless = (error: unknown) =>
  isOfStandby(error) || (error instanceof Error && error.message === 'Query read timeout')

class WatchedClient extends pg.Client {
  async send(statements: readonly Statement[]): Promise<pg.QueryResult> {
    try {
      return await new Promise((resolve, reject) => {
        const batch = new StatementBatch(statements, (error, result) =>
          error ? reject(error) : resolve(result),
        )
        this.query(batch as unknown as pg.Submittable)
      })
    } catch (error) {
      if (isUseless(error)) await this.#cut()
      throw explainPostgresFault(error, 'statement')
    }
  }

  async #cut(): Promise<void> {
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
    // `once` of node:events would reject at the accompanying error.
    await new Promise((resolve) => this.once('end', resolve))
  }
}

const bigint = pg.types.builtins.INT8

/** All are times or counts. @throws RangeError where a number would not be exact */
const numbersForBigints = (type: number, format?: 'text' | 'binary'): ((text: string) => unknown) =>
  type === bigint ? exactNumber : pg.types.getTypeParser(type, format as 'text')

function exactNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`a bigint beyond exact numbers: ${text}`)
  return number
}

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
