import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const questionReports: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('question_reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('question_id', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('module_number', 'integer', (c) => c.notNull().check(sql`module_number >= 1`))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('reported_at', 'bigint', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('open', 'answered', 'closed')`))
    .addColumn('reply', 'text')
    .addColumn('handled_at', 'bigint')
    .addUniqueConstraint('question_reports_once', ['account_id', 'question_id', 'version'])
    .addCheckConstraint('question_reports_reply', sql`(reply is not null) = (status = 'answered')`)
    .addCheckConstraint('question_reports_handled', sql`(handled_at is null) = (status = 'open')`)
    .execute()
  await db.schema
    .createIndex('question_reports_by_status')
    .on('question_reports')
    .columns(['status', 'reported_at', 'id'])
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('question_reports').execute()
}
