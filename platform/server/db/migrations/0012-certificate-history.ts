import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

export const certificateHistory: Migration = { up, fill, down }

const eventsSoFar = [
  [1, 'requested', 'requested_at', sql`''`],
  [2, 'declined', 'declined_at', sql`coalesce(decline_reason, '')`],
  [4, 'mailed', 'mailed_at', sql`''`],
] as const

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('former_certificates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('issued_by', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull().check(sql`outcome in ('replaced', 'revoked')`))
    .addColumn('revoke_reason', 'text')
    .execute()
  await db.schema
    .createIndex('former_certificates_by_account')
    .on('former_certificates')
    .column('account_id')
    .execute()
  const change = () => db.schema.alterTable('certificate_requests')
  await change().addColumn('correction_name', 'text').execute()
  await change().addColumn('correction_asked_at', 'bigint').execute()
  await change()
    .addColumn('mail_owed', 'integer', (c) => c.notNull().defaultTo(0).check(sql`mail_owed in (0, 1)`))
    .execute()
  await events(db)
}

async function fill(db: Kysely<unknown>): Promise<void> {
  await sql`
    update certificate_requests set mail_owed = 1
    where mailed_at is null and (declined_at is not null or exists (
      select 1 from certificates
      where certificates.account_id = certificate_requests.account_id and certificates.revoked_at is null
    ))`.execute(db)
  await db.schema.dropIndex('certificate_requests_unsent').execute()
  await listIndex(db, 'unsent', sql<boolean>`mail_owed = 1`)
  await listIndex(db, 'corrections', sql<boolean>`correction_asked_at is not null`)
}

async function events(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('certificate_events')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('certificate_events_pk', ['account_id', 'number'])
    .execute()
  for (const [number, kind, time, detail] of eventsSoFar)
    await sql`
      insert into certificate_events (account_id, number, at, kind, detail)
      select account_id, ${sql.lit(number)}, ${sql.ref(time)}, ${sql.lit(kind)}, ${detail}
      from certificate_requests where ${sql.ref(time)} is not null`.execute(db)
  await sql`
    insert into certificate_events (account_id, number, at, kind, detail)
    select account_id, 3, issued_at, 'issued', id from certificates`.execute(db)
  await sql`
    insert into certificate_events (account_id, number, at, kind, detail)
    select account_id, 5, revoked_at, 'revoked', coalesce(revoke_reason, '')
    from certificates where revoked_at is not null`.execute(db)
}

/** A statement must repeat the condition exactly to use the index. */
const listIndex = (db: Kysely<unknown>, list: string, isIn: ReturnType<typeof sql<boolean>>) =>
  db.schema
    .createIndex(`certificate_requests_${list}`)
    .on('certificate_requests')
    .columns(['requested_at', 'account_id'])
    .where(isIn)
    .execute()

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('certificate_events').execute()
  await db.schema.dropTable('former_certificates').execute()
  await db.schema.dropIndex('certificate_requests_corrections').execute()
  await db.schema.dropIndex('certificate_requests_unsent').execute()
  for (const column of ['mail_owed', 'correction_asked_at', 'correction_name'])
    await db.schema.alterTable('certificate_requests').dropColumn(column).execute()
  await listIndex(db, 'unsent', sql<boolean>`mailed_at is null and (received = 1 or declined_at is not null)`)
}
