import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

export const idleSessions: Migration = { up, fill, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('refresh_tokens')
    .addColumn('used_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}

async function fill(db: Kysely<unknown>): Promise<void> {
  await sql`
    update refresh_tokens set used_at = coalesce(
      (select last_refresh_at from accounts where accounts.id = refresh_tokens.account_id),
      refresh_tokens.created_at
    )`.execute(db)
  await db.schema.createIndex('refresh_tokens_by_use').on('refresh_tokens').column('used_at').execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('refresh_tokens_by_use').execute()
  await db.schema.alterTable('refresh_tokens').dropColumn('used_at').execute()
}
