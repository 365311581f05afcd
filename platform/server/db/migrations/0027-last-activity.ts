import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

export const lastActivity: Migration = { up, down }

/** A statement must repeat the expression exactly to use the index. Neither engine's greatest value is known to the other. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index accounts_by_activity on accounts (
      (case when coalesce(last_refresh_at, 0) > coalesce(last_login_at, created_at)
        then last_refresh_at else coalesce(last_login_at, created_at) end), id
    )`.execute(db)
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('accounts_by_activity').execute()
}
