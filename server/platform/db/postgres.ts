import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { explainPostgresFault } from './database-faults.ts'
import { type DatabaseMeter, measureDialect } from './measured-dialect.ts'

/** How long things may take, in ms. */
export interface Timeouts {
  /** Connecting, or waiting for a free connection. */
  readonly connecting: number
  /** The server at one statement. */
  readonly statement: number
  /** Between two statements of a transaction, before the server ends it. */
  readonly idleTransaction: number
  /** Until an answer comes. Longer than a statement may take: only a server that is gone says nothing till then. */
  readonly silence: number
}

const usualTimeouts: Timeouts = {
  connecting: 5_000,
  statement: 10_000,
  idleTransaction: 15_000,
  silence: 15_000,
}

export interface PostgresOptions {
  /** Connections at most. */
  readonly poolSize: number
  /** `none` for statements that take as long as they take: migrations, copying. */
  readonly timeouts?: Timeouts | 'none'
  readonly meter?: DatabaseMeter | undefined
}

/**
 * Opens a PostgreSQL database as a Kysely database. Nothing connects before the first statement; a connection that
 * breaks is replaced by the next one that is needed.
 */
export function openPostgres<Tables>(
  url: string,
  { poolSize, timeouts = usualTimeouts, meter }: PostgresOptions,
): Kysely<Tables> {
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
  // A broken idle connection is no event of ours: the pool has dropped it.
  pool.on('error', () => {})
  // Between the statements of a transaction there is no listener otherwise, which would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const watched = {
    options: pool.options,
    end: () => pool.end(),
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw explainPostgresFault(error, 'connecting')
      }),
  }
  const dialect = new PostgresDialect({ pool: watched })
  return new Kysely<Tables>({ dialect: measureDialect(dialect, 'postgres', meter) })
}

/** Tells a broken connection from a statement that failed, and ends one whose server has gone silent. */
class WatchedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's own method has eight signatures
  override query(...args: any[]): any {
    const sent = (super.query as (...given: unknown[]) => unknown).apply(this, args)
    if (!(sent instanceof Promise)) return sent
    return sent.catch(async (error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout') await this.#cut()
      throw explainPostgresFault(error, 'statement')
    })
  }

  /** Another statement on this connection would wait behind the one that is never answered. */
  async #cut(): Promise<void> {
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
    // `once` of node:events would reject at the error that comes with it.
    await new Promise((resolve) => this.once('end', resolve))
  }
}

const bigint = pg.types.builtins.INT8

/** Every `bigint` of ours is a time or a count. @throws RangeError where a number would not be exact. */
function numbersForBigints(type: number, format?: 'text' | 'binary'): (text: string) => unknown {
  return type === bigint ? exactNumber : pg.types.getTypeParser(type, format as 'text')
}

function exactNumber(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number)) throw new RangeError(`a bigint beyond exact numbers: ${text}`)
  return number
}
