import type { Kysely } from 'kysely'

export interface Migration {
  // biome-ignore lint/suspicious/noExplicitAny: the tables are what the migration makes of them
  up(db: Kysely<any>): Promise<void>
  /**
   * What uses a column that `up` has added to a table: in a transaction after that one, because not every engine that
   * speaks PostgreSQL's protocol knows a column before its commit.
   */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  fill?(db: Kysely<any>): Promise<void>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  down?(db: Kysely<any>): Promise<void>
}
