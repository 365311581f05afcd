import type { Kysely } from 'kysely'
import type { Migration } from './migration.ts'

export const tokenRoad: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  // Whether the learner was told that the token is there, and that the signature is about to end.
  await db.schema.alterTable('signed_claims').addColumn('arrival_told_at', 'bigint').execute()
  await db.schema.alterTable('signed_claims').addColumn('ending_told_at', 'bigint').execute()
  // The link into a wallet's own browser; the latest of each account.
  await db.schema
    .createTable('wallet_doors')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('wallet_doors').execute()
  await db.schema.alterTable('signed_claims').dropColumn('ending_told_at').execute()
  await db.schema.alterTable('signed_claims').dropColumn('arrival_told_at').execute()
}
