import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

export const privacyRequests: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idle_notices')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('told_at', 'bigint', (c) => c.notNull())
    .addColumn('is_sent', 'integer', (c) => c.notNull().check(sql`is_sent in (0, 1)`))
    .execute()
  await db.schema
    .createTable('privacy_requests')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.references('accounts.id').onDelete('set null'))
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('see', 'correct', 'delete')`))
    .addColumn('came_at', 'bigint', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('done_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('privacy_requests_by_account')
    .on('privacy_requests')
    .column('account_id')
    .execute()
  await db.schema
    .createIndex('privacy_requests_by_end')
    .on('privacy_requests')
    .columns(['done_at', 'came_at', 'id'])
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('privacy_requests').execute()
  await db.schema.dropTable('idle_notices').execute()
}
