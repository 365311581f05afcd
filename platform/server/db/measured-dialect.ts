import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely'

/** `work`: kind of statement, `begin`, `commit`, `rollback`, or `wait` for a connection. */
export type DatabaseMeter = (engine: string, work: string, seconds: number) => void

export function measureDialect(dialect: Dialect, engine: string, meter: DatabaseMeter | undefined): Dialect {
  if (!meter) return dialect
  const timed = async <T>(work: string, run: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now()
    try {
      return await run()
    } finally {
      meter(engine, work, (performance.now() - startedAt) / 1000)
    }
  }
  return { ...dialect, createDriver: () => measureDriver(dialect.createDriver(), timed) }
}

type Timed = <T>(work: string, run: () => Promise<T>) => Promise<T>

function measureDriver(driver: Driver, timed: Timed): Driver {
  // The driver must get back its own connection.
  const given = new WeakMap<DatabaseConnection, DatabaseConnection>()
  const own = (connection: DatabaseConnection) => given.get(connection) ?? connection
  return {
    init: (options) => driver.init(options),
    destroy: (options) => driver.destroy(options),
    async acquireConnection(options) {
      const connection = await timed('wait', () => driver.acquireConnection(options))
      const measured: DatabaseConnection = {
        executeQuery: (query, options) => timed(kindOf(query), () => connection.executeQuery(query, options)),
        streamQuery: (...stream) => connection.streamQuery(...stream),
      }
      given.set(measured, connection)
      return measured
    },
    releaseConnection: (connection, options) => driver.releaseConnection(own(connection), options),
    beginTransaction: (connection, settings) =>
      timed('begin', () => driver.beginTransaction(own(connection), settings)),
    commitTransaction: (connection) => timed('commit', () => driver.commitTransaction(own(connection))),
    rollbackTransaction: (connection) => timed('rollback', () => driver.rollbackTransaction(own(connection))),
  }
}

const kindOf = ({ query }: CompiledQuery): string =>
  /^(Select|Insert|Update|Delete)QueryNode$/.exec(query.kind)?.[1]?.toLowerCase() ?? 'other'
