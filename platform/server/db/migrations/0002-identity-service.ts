import type { Kysely } from 'kysely'
import type { Migration } from './migration.ts'

export const identityService: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('action_codes')
    .addColumn('code_hash', 'text', (c) => c.primaryKey())
    .addColumn('request_type', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.references('accounts.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('new_email', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema.createIndex('action_codes_by_account').on('action_codes').column('account_id').execute()
  await db.schema
    .createIndex('action_codes_by_email')
    .on('action_codes')
    .columns(['email', 'request_type'])
    .execute()
  await db.schema.createIndex('action_codes_by_end').on('action_codes').column('expires_at').execute()
  await db.schema
    .createTable('linked_identities')
    .addColumn('provider_id', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('email', 'text')
    .addColumn('display_name', 'text')
    .addColumn('photo_url', 'text')
    .addColumn('linked_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('linked_identities_pk', ['provider_id', 'subject'])
    .addUniqueConstraint('linked_identities_one_each', ['account_id', 'provider_id'])
    .execute()
  await db.schema
    .createTable('provider_redirects')
    .addColumn('state_hash', 'text', (c) => c.primaryKey())
    .addColumn('provider_id', 'text', (c) => c.notNull())
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('code_verifier', 'text', (c) => c.notNull())
    .addColumn('return_to', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createTable('throttles')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('window_started_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('throttles_by_end').on('throttles').column('expires_at').execute()
  await db.schema
    .createIndex('provider_redirects_by_start')
    .on('provider_redirects')
    .column('created_at')
    .execute()
  await db.schema.alterTable('signing_keys').addColumn('retired_at', 'bigint').execute()
  await db.schema.alterTable('refresh_tokens').addColumn('custom_claims', 'text').execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refresh_tokens').dropColumn('custom_claims').execute()
  await db.schema.alterTable('signing_keys').dropColumn('retired_at').execute()
  for (const table of ['throttles', 'provider_redirects', 'linked_identities', 'action_codes'])
    await db.schema.dropTable(table).execute()
}
