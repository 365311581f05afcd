import { Kysely, PostgresDialect } from 'kysely'
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

const usualTimeouts: Timeouts = {
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
  // The pool has dropped the broken idle connection already.
  pool.on('error', () => {})
  // Without a listener between statements, an error would end the process.
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

  /** Other statements on this connection would wait for ever. */
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
