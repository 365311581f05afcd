import type { Kysely } from 'kysely'
import type { Migration } from './migration.ts'

export const operators: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operators')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('since', 'bigint', (c) => c.notNull())
    .execute()

  // Without a foreign key: audit events outlive the account.
  await db.schema
    .createTable('operator_acts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('by_email', 'text', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('operator_acts').execute()
  await db.schema.dropTable('operators').execute()
}
