import type { Kysely } from 'kysely'
import type { Migration } from './migration.ts'

/** Ties a redirect to the browser tab that asked for it. */
export const providerVisits: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('provider_redirects').addColumn('visit', 'text').execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('provider_redirects').dropColumn('visit').execute()
}
