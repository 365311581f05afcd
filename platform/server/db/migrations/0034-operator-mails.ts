import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

export const operatorMails: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_mails')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('how_often', 'text', (c) => c.notNull().check(sql`how_often in ('daily', 'weekly', 'off')`))
    .addColumn('language', 'text')
    .addColumn('stop_key', 'text', (c) => c.notNull().unique())
    .addColumn('claimed_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('refused_at', 'bigint')
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('operator_mails').execute()
}
