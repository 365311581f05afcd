import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** What first answers to each question add up to, and how far they have been counted. */
export const questionStatistics: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index attempts_first_passed on attempts (passed_at, id)
    where passed_at is not null and begun_at is not null`.execute(db)
  await db.schema
    .createTable('question_statistics')
    .addColumn('question_id', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('module_number', 'integer', (c) => c.notNull().check(sql`module_number >= 1`))
    .addColumn('answers', 'integer', (c) => c.notNull())
    .addColumn('right_answers', 'integer', (c) => c.notNull().check(sql`right_answers between 0 and answers`))
    .addColumn('rest_sum', 'bigint', (c) => c.notNull())
    .addColumn('rest_squares', 'bigint', (c) => c.notNull())
    .addColumn('rest_of_right', 'bigint', (c) => c.notNull())
    .addColumn('first_wrong', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('question_statistics_pk', ['question_id', 'version', 'language'])
    .execute()
  await db.schema
    .createTable('question_statistics_cursor')
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('passed_at', 'bigint', (c) => c.notNull())
    .addColumn('attempt_id', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .execute()
  // Last: from here on PostgreSQL lets nobody read attempts, while the index only keeps writers waiting.
  await db.schema.alterTable('attempts').addColumn('language', 'text').execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attempts').dropColumn('language').execute()
  await db.schema.dropTable('question_statistics_cursor').execute()
  await db.schema.dropTable('question_statistics').execute()
  await db.schema.dropIndex('attempts_first_passed').execute()
}
