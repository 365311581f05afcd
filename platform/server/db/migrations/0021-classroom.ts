import type { CreateTableBuilder, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const classroom: Migration = { up, down }

const tables = [
  'class_leases',
  'class_seats',
  'class_tickets',
  'held_classes',
  'class_presences',
  'class_lines',
  'class_hides',
  'class_reports',
] as const

async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('class_leases')
    .addColumn('module_number', 'integer', (c) => c.primaryKey())
    .addColumn('process', 'text', (c) => c.notNull())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute()
  await withAccount(schema.createTable('class_seats').addColumn('module_number', 'integer', notNull))
    .addColumn('holder', 'text', notNull)
    .addColumn('nickname_key', 'text', notNull)
    .addColumn('is_host', 'integer', (c) => c.notNull().check(sql`is_host in (0, 1)`))
    .addColumn('admitted_at', 'bigint', notNull)
    .addPrimaryKeyConstraint('class_seats_pk', ['module_number', 'account_id'])
    .execute()
  await withAccount(
    schema.createTable('class_tickets').addColumn('token_hash', 'text', (c) => c.primaryKey()),
  )
    .addColumn('module_number', 'integer', notNull)
    .addColumn('nickname', 'text', notNull)
    .addColumn('nickname_key', 'text', notNull)
    .addColumn('name', 'text')
    .addColumn('shape', 'text', notNull)
    .addColumn('class_id', 'text')
    .addColumn('issued_at', 'bigint', notNull)
    .addColumn('expires_at', 'bigint', notNull)
    .execute()
  await schema
    .createTable('held_classes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('module_number', 'integer', notNull)
    .addColumn('host_id', 'text', (c) => c.references('accounts.id').onDelete('set null'))
    .addColumn('host', 'text', notNull)
    .addColumn('opened_at', 'bigint', notNull)
    .addColumn('host_seen_at', 'bigint', notNull)
    .addColumn('closed_at', 'bigint')
    .addColumn('scene', 'text', notNull)
    .execute()
  await withAccount(withClass(schema.createTable('class_presences')))
    .addColumn('nickname', 'text', notNull)
    .addColumn('first_at', 'bigint', notNull)
    .addColumn('last_at', 'bigint', notNull)
    .addColumn('present_ms', 'bigint', notNull)
    .addColumn('removed_at', 'bigint')
    .addPrimaryKeyConstraint('class_presences_pk', ['class_id', 'account_id'])
    .execute()
  await withAccount(withClass(schema.createTable('class_lines')))
    .addColumn('number', 'integer', notNull)
    .addColumn('seat', 'integer', notNull)
    .addColumn('nickname', 'text', notNull)
    .addColumn('text', 'text', notNull)
    .addColumn('said_at', 'bigint', notNull)
    .addColumn('removed_at', 'bigint')
    .addPrimaryKeyConstraint('class_lines_pk', ['class_id', 'number'])
    .execute()
  await schema
    .createTable('class_hides')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('hidden_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('hidden_at', 'bigint', notNull)
    .addPrimaryKeyConstraint('class_hides_pk', ['account_id', 'hidden_id'])
    .execute()
  await withAccount(schema.createTable('class_reports').addColumn('id', 'text', (c) => c.primaryKey()))
    .addColumn('nickname', 'text', notNull)
    .addColumn('reported_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('reported_nickname', 'text', notNull)
    .addColumn('module_number', 'integer', notNull)
    .addColumn('class_id', 'text', (c) => c.references('held_classes.id').onDelete('set null'))
    .addColumn('last_line', 'integer', notNull)
    .addColumn('words', 'text', notNull)
    .addColumn('reported_at', 'bigint', notNull)
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('open', 'closed')`))
    .addColumn('closed_at', 'bigint')
    .execute()
  await createIndexes(db)
}

const notNull = (c: Parameters<NonNullable<Parameters<Table['addColumn']>[2]>>[0]) => c.notNull()

type Table = CreateTableBuilder<string, string>

const withAccount = (table: Table): Table =>
  table.addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))

const withClass = (table: Table): Table =>
  table.addColumn('class_id', 'text', (c) => c.notNull().references('held_classes.id').onDelete('cascade'))

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, table: string, ...columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns)
  await index('class_seats_by_account', 'class_seats', 'account_id').execute()
  await index('class_tickets_by_end', 'class_tickets', 'expires_at').execute()
  await index('class_tickets_by_account', 'class_tickets', 'account_id').execute()
  // At most one of a module is held at a time.
  await index('held_classes_open', 'held_classes', 'module_number')
    .unique()
    .where(sql.ref('closed_at'), 'is', null)
    .execute()
  await index('held_classes_by_time', 'held_classes', 'opened_at', 'id').execute()
  await index('held_classes_by_host', 'held_classes', 'host_id').execute()
  await index('class_presences_by_account', 'class_presences', 'account_id').execute()
  await index('class_lines_by_time', 'class_lines', 'said_at').execute()
  await index('class_lines_by_account', 'class_lines', 'account_id').execute()
  await index('class_hides_by_hidden', 'class_hides', 'hidden_id').execute()
  await index('class_reports_by_status', 'class_reports', 'status', 'reported_at', 'id').execute()
  await index('class_reports_by_account', 'class_reports', 'account_id').execute()
  await index('class_reports_by_reported', 'class_reports', 'reported_id').execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables.toReversed()) await db.schema.dropTable(table).execute()
}
