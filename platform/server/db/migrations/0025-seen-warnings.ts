import type { Kysely } from 'kysely'
import type { Migration } from './migration.ts'

/** Of a certificate request: which warnings an operator has seen, of which name. */
export const seenWarnings: Migration = { up, down }

const columns = ['seen_warnings', 'seen_name']

async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of columns)
    await db.schema.alterTable('certificate_requests').addColumn(column, 'text').execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of columns)
    await db.schema.alterTable('certificate_requests').dropColumn(column).execute()
}
