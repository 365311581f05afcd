import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

export const measures: Migration = { up, down }

/** Sums of days without an account: `day` is its beginning (UTC) in ms. */
async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('review_sums')
    .addColumn('day', 'bigint', (c) => c.notNull())
    .addColumn('days', 'integer', (c) => c.notNull())
    .addColumn('answers', 'integer', (c) => c.notNull())
    .addColumn('right_answers', 'integer', (c) => c.notNull().check(sql`right_answers between 0 and answers`))
    .addPrimaryKeyConstraint('review_sums_pk', ['day', 'days'])
    .execute()
  await db.schema
    .createTable('field_sums')
    .addColumn('day', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('connection', 'text', (c) => c.notNull())
    .addColumn('bucket', 'integer', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull().check(sql`count > 0`))
    .addPrimaryKeyConstraint('field_sums_pk', ['day', 'kind', 'connection', 'bucket'])
    .execute()
  for (const [index, table, at] of indexes)
    await db.schema.createIndex(index).on(table).columns([at, 'account_id']).execute()
}

/** For the report, which counts what happened in a period. */
const indexes = [
  ['completions_by_time', 'completions', 'completed_at'],
  ['attendances_by_time', 'attendances', 'attended_at'],
  ['reviews_by_time', 'reviews', 'reviewed_at'],
  ['former_certificates_by_issue', 'former_certificates', 'issued_at'],
] as const

async function down(db: Kysely<unknown>): Promise<void> {
  for (const [index] of indexes) await db.schema.dropIndex(index).execute()
  await db.schema.dropTable('field_sums').execute()
  await db.schema.dropTable('review_sums').execute()
}
