import type { Kysely } from 'kysely'
import type { Migration } from './migration.ts'

export const secondFactors: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('display_name', 'text')
    .addColumn('enrolled_at', 'bigint', (c) => c.notNull())
    .addColumn('last_step', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('recovery_codes')
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('second_factors.account_id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_pk', ['account_id', 'code_hash'])
    .execute()

  await db.schema.alterTable('refresh_tokens').addColumn('second_factor', 'text').execute()
  // Unknown for earlier identities.
  await db.schema
    .alterTable('linked_identities')
    .addColumn('linked_unverified', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('linked_identities').dropColumn('linked_unverified').execute()
  await db.schema.alterTable('refresh_tokens').dropColumn('second_factor').execute()
  await db.schema.dropTable('recovery_codes').execute()
  await db.schema.dropTable('second_factors').execute()
}
