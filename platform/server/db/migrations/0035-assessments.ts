import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const assessments: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('assessments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('before', 'after')`))
    .addColumn('try_number', 'integer', (c) => c.notNull().check(sql`try_number >= 1`))
    .addColumn('form', 'text', (c) => c.notNull().check(sql`form in ('a', 'b')`))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('questions', 'text', (c) => c.notNull())
    .addColumn('answered', 'integer', (c) => c.notNull())
    .addColumn('question_count', 'integer', (c) => c.notNull())
    .addColumn('right_count', 'integer')
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .addUniqueConstraint('assessments_tries', ['account_id', 'kind', 'try_number'])
    .addCheckConstraint('assessments_answered', sql`answered between 0 and question_count`)
    .addCheckConstraint('assessments_finished', sql`(finished_at is null) = (answered < question_count)`)
    .addCheckConstraint('assessments_counted', sql`(finished_at is null) = (right_count is null)`)
    .execute()
  await db.schema
    .createIndex('assessments_by_finish')
    .on('assessments')
    .columns(['finished_at', 'id'])
    .execute()
  await db.schema
    .createTable('assessment_choices')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('offer_declined_at', 'bigint')
    .addColumn('result_shown_since', 'bigint')
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('assessment_choices').execute()
  await db.schema.dropTable('assessments').execute()
}
