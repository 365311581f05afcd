import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const filmsWatched: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('films_watched')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('module_number', 'integer', (c) => c.notNull().check(sql`module_number >= 1`))
    .addColumn('watched_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('films_watched_pk', ['account_id', 'module_number'])
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('films_watched').execute()
}
