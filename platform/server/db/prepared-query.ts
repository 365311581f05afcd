import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'

/** Where the values come, in a statement that is built before they are known. */
export type Places<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/** A statement that is asked for at every turn: built and compiled once, by PostgreSQL parsed once for each connection. */
export interface PreparedQuery<Tables, Values, Row> {
  all(db: Kysely<Tables>, values: Values): Promise<Row[]>
  first(db: Kysely<Tables>, values: Values): Promise<Row | undefined>
  /** Returns how many rows it has changed. */
  run(db: Kysely<Tables>, values: Values): Promise<number>
  /** For what returns nothing: in a transaction PostgreSQL may be sent it with the next statement only, which then fails in its place. */
  runWithNext(db: Kysely<Tables>, values: Values): Promise<void>
}

/** How the driver is to send it; nothing for statements that were built on the spot. */
export interface PreparedSending {
  readonly isPrepared?: true
  readonly waitsForNext?: true
}

class Place {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const places = new Proxy(
  {},
  {
    get: (_, name) => sql.val(new Place(String(name))),
    ownKeys: () => {
      throw new TypeError('places must be taken by their names')
    },
  },
)

/** `build` is called once for each open database; what it returns must not depend on anything else. */
export function prepareQuery<Tables, Values extends object, Row>(
  build: (db: Kysely<Tables>, places: Places<Values>) => Compilable<Row>,
): PreparedQuery<Tables, Values, Row> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  const execute = (db: Kysely<Tables>, values: Values, sending: PreparedSending) => {
    const { adapter } = db.getExecutor()
    let query = compiled.get(adapter)
    if (!query) {
      query = build(db, places as Places<Values>).compile()
      compiled.set(adapter, query)
    }
    const parameters = query.parameters.map((value) =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    )
    return db.executeQuery<Row>({ ...query, ...sending, parameters })
  }
  return {
    all: async (db, values) => (await execute(db, values, prepared)).rows,
    first: async (db, values) => (await execute(db, values, prepared)).rows[0],
    run: async (db, values) => Number((await execute(db, values, prepared)).numAffectedRows ?? 0),
    runWithNext: async (db, values) => void (await execute(db, values, preparedForNext)),
  }
}

const prepared: PreparedSending = { isPrepared: true }
const preparedForNext: PreparedSending = { isPrepared: true, waitsForNext: true }
