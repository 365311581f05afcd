import type { Kysely } from 'kysely'
import type { Migration } from './migration.ts'

export const token: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('signed_claims')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('chain_id', 'bigint', (c) => c.notNull())
    .addColumn('contract', 'text', (c) => c.notNull())
    .addColumn('claim_id', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('deadline', 'bigint', (c) => c.notNull())
    .addColumn('signature', 'text', (c) => c.notNull())
    .addColumn('signed_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('signed_claims_by_time')
    .on('signed_claims')
    .columns(['signed_at', 'account_id'])
    .execute()
  // Without a foreign key: what is left of a revoked certificate whose account is gone.
  await db.schema
    .createTable('claims_to_revoke')
    .addColumn('claim_id', 'text', (c) => c.primaryKey())
    .addColumn('revoked_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('claims_to_revoke_by_time')
    .on('claims_to_revoke')
    .columns(['revoked_at', 'claim_id'])
    .execute()
  await db.schema.alterTable('certificates').addColumn('shows_token_since', 'bigint').execute()
  // Who else typed an address is asked when one learner is told why they are on no list.
  await db.schema.createIndex('profiles_by_wallet').on('profiles').column('wallet_address').execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('profiles_by_wallet').execute()
  await db.schema.alterTable('certificates').dropColumn('shows_token_since').execute()
  await db.schema.dropTable('claims_to_revoke').execute()
  await db.schema.dropTable('signed_claims').execute()
}
