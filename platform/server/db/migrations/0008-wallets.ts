import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const wallets: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('wallets')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('address', 'text', (c) => c.notNull().unique())
    .addColumn('proven_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('wallet_nonces')
    .addColumn('nonce_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('wallet_nonces_by_account').on('wallet_nonces').column('account_id').execute()
  await db.schema.createIndex('wallet_nonces_by_end').on('wallet_nonces').column('expires_at').execute()
  await submissions(db)
  await lists(db)
}

async function submissions(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('rewards').addColumn('code_hash', 'text').execute()
  await db.schema.alterTable('rewards').addColumn('code_expires_at', 'bigint').execute()
  await db.schema.alterTable('rewards').addColumn('confirmed_at', 'bigint').execute()
  await db.schema.createIndex('rewards_by_code').unique().on('rewards').column('code_hash').execute()
  await db.schema.createIndex('rewards_by_time').on('rewards').columns(['submitted_at', 'id']).execute()
  await db.schema.createIndex('rewards_by_email').on('rewards').expression(sql`lower(email)`).execute()
  await db.schema
    .createIndex('rewards_by_address')
    .on('rewards')
    .expression(sql`lower(evm_address)`)
    .execute()
}

async function lists(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reward_lists')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('made_by', 'text', (c) => c.notNull())
    .addColumn('root', 'text', (c) => c.notNull())
    .addColumn('entries', 'integer', (c) => c.notNull())
    .addColumn('left_out', 'text', (c) => c.notNull())
    .addColumn('complete', 'integer', (c) => c.notNull().check(sql`complete in (0, 1)`))
    .execute()
  const ofList = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('list_id', 'text', (c) => c.notNull().references('reward_lists.id').onDelete('cascade'))
  // Without a foreign key: an address stays entitled after the account is gone.
  await ofList('reward_list_entries')
    .addColumn('certificate_id', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('reward_list_entries_pk', ['list_id', 'certificate_id'])
    .execute()
  await ofList('reward_list_nodes')
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('reward_list_nodes_pk', ['list_id', 'place'])
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['reward_list_nodes', 'reward_list_entries', 'reward_lists'])
    await db.schema.dropTable(table).execute()
  for (const index of ['rewards_by_address', 'rewards_by_email', 'rewards_by_time', 'rewards_by_code'])
    await db.schema.dropIndex(index).execute()
  for (const column of ['confirmed_at', 'code_expires_at', 'code_hash'])
    await db.schema.alterTable('rewards').dropColumn(column).execute()
  await db.schema.dropTable('wallet_nonces').execute()
  await db.schema.dropTable('wallets').execute()
}
