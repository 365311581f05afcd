import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: the tables are what the migration makes of them
type ChangingDatabase = Kysely<any>

export interface Migration {
  up(db: ChangingDatabase): Promise<void>
  /**
   * What uses a column that `up` has added to a table: in a transaction after that one, because not every engine that
   * speaks PostgreSQL's protocol knows a column before its commit.
   */
  fill?(db: ChangingDatabase): Promise<void>
  down?(db: ChangingDatabase): Promise<void>
}
