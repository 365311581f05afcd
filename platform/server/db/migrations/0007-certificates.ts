import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

export const certificates: Migration = { up, down }

const requestColumns = [
  ['name', 'text'],
  ['language', 'text'],
  ['declined_at', 'bigint'],
  ['decline_reason', 'text'],
  ['mailed_at', 'bigint'],
] as const

// Partial indexes: a statement must repeat the condition exactly.
const requestLists = [
  ['waiting', sql<boolean>`received = 0 and declined_at is null`],
  ['declined', sql<boolean>`received = 0 and declined_at is not null`],
  ['issued', sql<boolean>`received = 1`],
  ['unsent', sql<boolean>`mailed_at is null and (received = 1 or declined_at is not null)`],
] as const

async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, type] of requestColumns)
    await db.schema.alterTable('certificate_requests').addColumn(name, type).execute()
  for (const [list, isIn] of requestLists)
    await db.schema
      .createIndex(`certificate_requests_${list}`)
      .on('certificate_requests')
      .columns(['requested_at', 'account_id'])
      .where(isIn)
      .execute()

  await db.schema
    .createTable('certificates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().unique().references('accounts.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('issued_by', 'text', (c) => c.notNull())
    .addColumn('revoked_at', 'bigint')
    .addColumn('revoke_reason', 'text')
    .addColumn('status_index', 'integer', (c) => c.notNull().unique())
    .addColumn('shows_name', 'integer', (c) => c.notNull().check(sql`shows_name in (0, 1)`))
    .execute()

  // Outlives its certificate: an empty entry is a revoked certificate.
  await db.schema
    .createTable('credential_statuses')
    .addColumn('status_index', 'integer', (c) => c.primaryKey())
    .addColumn('certificate_id', 'text', (c) => c.unique().references('certificates.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('credential_statuses_revoked')
    .on('credential_statuses')
    .column('status_index')
    .where(sql.ref('certificate_id'), 'is', null)
    .execute()

  await db.schema
    .createTable('credential_keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('private_jwk', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('credential_keys').execute()
  await db.schema.dropTable('credential_statuses').execute()
  await db.schema.dropTable('certificates').execute()
  for (const [list] of requestLists) await db.schema.dropIndex(`certificate_requests_${list}`).execute()
  for (const [name] of requestColumns.toReversed())
    await db.schema.alterTable('certificate_requests').dropColumn(name).execute()
}
