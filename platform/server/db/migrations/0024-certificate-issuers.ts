import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

export const certificateIssuers: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('certificate_issuers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('logo', 'text')
    .addColumn('signatory', 'text')
    .addColumn('signatory_title', 'text')
    .addColumn('signature', 'text')
    .execute()
  for (const table of ['certificates', 'former_certificates'])
    await db.schema
      .alterTable(table)
      .addColumn('issuer_id', 'text', (c) => c.references('certificate_issuers.id'))
      .execute()
  // Those who have a certificate were told that its page says nothing of the name.
  await db.schema
    .alterTable('certificates')
    .addColumn('confirms_name', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`confirms_name in (0, 1)`),
    )
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('certificates').dropColumn('confirms_name').execute()
  for (const table of ['former_certificates', 'certificates'])
    await db.schema.alterTable(table).dropColumn('issuer_id').execute()
  await db.schema.dropTable('certificate_issuers').execute()
}
