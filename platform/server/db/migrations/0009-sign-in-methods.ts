import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const signInMethods: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  // Unknown for earlier accounts.
  await db.schema
    .alterTable('accounts')
    .addColumn('entered_by_link', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('linked_identities_by_email')
    .on('linked_identities')
    .expression(sql`lower(email), provider_id`)
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('linked_identities_by_email').execute()
  await db.schema.alterTable('accounts').dropColumn('entered_by_link').execute()
}
