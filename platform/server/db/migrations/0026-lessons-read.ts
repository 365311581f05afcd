import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

export const lessonsRead: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('attendances')
    // What was recorded so far, also by a process of the version before, was a class.
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('class').check(sql`kind in ('class', 'lesson')`))
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from attendances where kind = 'lesson'`.execute(db)
  await db.schema.alterTable('attendances').dropColumn('kind').execute()
}
