import { createHash } from 'node:crypto'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { QueryArrayResult } from 'pg'
import type { PreparedSending } from './prepared-query.ts'
import type { Statement } from './statement-batch.ts'

/** A connection that sends statements together and returns the result of the last. */
export interface BatchClient {
  send(statements: readonly Statement[]): Promise<Pick<QueryArrayResult, 'command' | 'rowCount' | 'rows'>>
  release(isBroken?: boolean): void
}

export interface BatchPool {
  connect(): Promise<BatchClient>
  end(): Promise<void>
}

/**
 * Kysely's own, but for its driver, which waits for the server less often (decision 64).
 * @param namesStatements whether the server may keep statements by name: a pooler in between has to know of it
 */
export function postgresDialect(pool: BatchPool, namesStatements: boolean): Dialect {
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => new BatchConnection(await pool.connect(), namesStatements),
    beginTransaction: async (connection: BatchConnection, settings) => connection.begin(settings),
    commitTransaction: (connection: BatchConnection) => connection.commit(),
    rollbackTransaction: (connection: BatchConnection) => connection.rollBack(),
    releaseConnection: async (connection: BatchConnection) => connection.release(),
    destroy: () => pool.end(),
  }
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  }
}

class BatchConnection implements DatabaseConnection {
  readonly #client: BatchClient
  readonly #namesStatements: boolean
  /** To be sent before the next one. */
  #waiting: Statement[] = []
  #transaction: 'none' | 'announced' | 'begun' = 'none'
  #isBroken = false

  constructor(client: BatchClient, namesStatements: boolean) {
    this.#client = client
    this.#namesStatements = namesStatements
  }

  async executeQuery<Row>(query: CompiledQuery & PreparedSending): Promise<QueryResult<Row>> {
    const name = query.isPrepared && this.#namesStatements ? nameOf(query.sql) : undefined
    const sent = statement(query.sql, query.parameters, name)
    if (query.waitsForNext && this.#transaction !== 'none') {
      this.#waiting.push(sent)
      return { rows: [] }
    }
    if (mayBeSeveral(query)) await this.#sendWaiting()
    const { command, rowCount, rows } = await this.#send(sent)
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE'
    return { rows: (rows ?? []) as Row[], ...(changes && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  // biome-ignore lint/correctness/useYield: nothing of ours reads row by row
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('rows cannot be streamed')
  }

  /** It goes with the first statement. */
  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    this.#waiting = [statement(`start transaction${level}${accessMode ? ` ${accessMode}` : ''}`)]
    this.#transaction = 'announced'
  }

  async commit(): Promise<void> {
    if (this.#transaction === 'begun' || this.#waiting.length > 1) {
      const { command } = await this.#send(statement('commit'))
      // The server's word for a commit after a statement that failed.
      if (command === 'ROLLBACK') throw new Error('the transaction was rolled back')
    }
    this.#end()
  }

  async rollBack(): Promise<void> {
    this.#waiting = []
    if (this.#transaction === 'begun') {
      this.#isBroken = true
      await this.#send(statement('rollback'))
      this.#isBroken = false
    }
    this.#end()
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }

  #end(): void {
    this.#waiting = []
    this.#transaction = 'none'
  }

  async #sendWaiting(): Promise<void> {
    const last = this.#waiting.pop()
    if (last) await this.#send(last)
  }

  #send(last: Statement) {
    const statements = [...this.#waiting, last]
    this.#waiting = []
    if (this.#transaction === 'announced') this.#transaction = 'begun'
    return this.#client.send(statements)
  }
}

const statement = (text: string, values: readonly unknown[] = [], name?: string): Statement => ({
  text,
  values,
  name,
})

/** Text of our own without values may be a script, which the server takes alone and in its simple protocol. */
const mayBeSeveral = ({ query, parameters }: CompiledQuery) =>
  query.kind === 'RawNode' && parameters.length === 0

const names = new Map<string, string>()

/** The same text has the same name in every process, and a name never means another text, as a pooler may mix them up. */
function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const name = `edutrain_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return name
}
