import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

type HasExecutor = Pick<Kysely<unknown>, 'getExecutor'>

export const isPostgres = (db: HasExecutor): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** Prefix ranges need byte order, PostgreSQL's only when told. */
export const textByBytes = (db: HasExecutor): RawBuilder<unknown> =>
  isPostgres(db) ? sql`text collate "C"` : sql`text`
