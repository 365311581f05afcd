import type { Kysely } from 'kysely'
import type { Migration } from './migration.ts'

/** For the hosted service: its tokens outlive the deletion. */
export const deletedAccounts: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deleted_accounts')
    .addColumn('id_hash', 'text', (c) => c.primaryKey())
    .addColumn('valid_since', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('deleted_accounts_by_end').on('deleted_accounts').column('expires_at').execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('deleted_accounts').execute()
}
