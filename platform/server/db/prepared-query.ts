import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'

/** Where the values come, in a statement that is built before they are known. */
export type Places<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

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

/**
 * A statement that is asked for at every turn: compiled once, by PostgreSQL parsed once for each connection. `build` is
 * called once for each open database; what it returns must not depend on anything else.
 */
export function prepareQuery<Tables, Values extends object, Row>(
  build: (db: Kysely<Tables>, places: Places<Values>) => Compilable<Row>,
) {
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
    all: async (db: Kysely<Tables>, values: Values) => (await execute(db, values, prepared)).rows,
    first: async (db: Kysely<Tables>, values: Values): Promise<Row | undefined> =>
      (await execute(db, values, prepared)).rows[0],
    /** Returns how many rows it has changed. */
    run: async (db: Kysely<Tables>, values: Values) =>
      Number((await execute(db, values, prepared)).numAffectedRows ?? 0),
    /** For what returns nothing: in a transaction PostgreSQL may be sent it with the next statement only, which then fails in its place. */
    runWithNext: async (db: Kysely<Tables>, values: Values) =>
      void (await execute(db, values, preparedForNext)),
  }
}

const prepared: PreparedSending = { isPrepared: true }
const preparedForNext: PreparedSending = { isPrepared: true, waitsForNext: true }
