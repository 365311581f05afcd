import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Of which visit of a browser tab to another provider a redirect is, so that no other answer passes for it. */
export const providerVisits: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('provider_redirects').addColumn('visit', 'text').execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('provider_redirects').dropColumn('visit').execute()
}
