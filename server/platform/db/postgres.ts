import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { explainPostgresFault } from './database-faults.ts'
import { type DatabaseMeter, measureDialect } from './measured-dialect.ts'

/** In ms. */
export interface Timeouts {
  readonly connecting: number
  readonly statement: number
  readonly idleTransaction: number
  /** Without an answer; longer than a statement may take, so that only a dead server reaches it. */
  readonly silence: number
}

export const usualTimeouts: Timeouts = {
  connecting: 5_000,
  statement: 10_000,
  idleTransaction: 15_000,
  silence: 15_000,
}

export interface PostgresOptions {
  readonly poolSize: number
  /** `none` for migrations and copying. */
  readonly timeouts?: Timeouts | 'none'
  readonly meter?: DatabaseMeter | undefined
}

/** Connects at the first statement; broken connections are replaced. */
export function openPostgres<Tables>(url: string, options: PostgresOptions): Kysely<Tables> {
  return overPool(openPool(url, options), options)
}

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
  const pool: Pool = {
    options: replica.options,
    end: async () => void (await Promise.all([replica.end(), primary.end()])),
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

type Pool = Pick<pg.Pool, 'options'> & PostgresPool

function overPool<Tables>(pool: Pool, { meter }: PostgresOptions): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: measureDialect(new PostgresDialect({ pool }), 'postgres', meter) })
}

function openPool(url: string, { poolSize, timeouts = usualTimeouts }: PostgresOptions): Pool {
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
    options: pool.options,
    end: () => pool.end(),
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw explainPostgresFault(error, 'connecting')
      }),
  }
}

/** Other statements would wait for ever, or meet a server that is no longer the primary. */
const isUseless = (error: unknown) =>
  error instanceof Error &&
  (error.message === 'Query read timeout' || (error as pg.DatabaseError).code === '25006')

class WatchedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own method has eight signatures
  override query(...args: any[]): any {
    const sent = (super.query as (...given: unknown[]) => unknown).apply(this, args)
    if (!(sent instanceof Promise)) return sent
    return sent.catch(async (error: unknown) => {
      if (isUseless(error)) await this.#cut()
      throw explainPostgresFault(error, 'statement')
    })
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
function numbersForBigints(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
  return type === bigint ? exactNumber : pg.types.getTypeParser(type, format as 'text')
}

function exactNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`a bigint beyond exact numbers: ${text}`)
  return number
}
