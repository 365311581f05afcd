import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

export const certificatesByRule: Migration = { up, fill, down }

const columns = ['mail_again_at', 'rule_left', 'rule_since', 'rule_name']

/** Of requests that wait already the rule has seen no name: to them the delay begins with its first run. */
async function up(db: Kysely<unknown>): Promise<void> {
  const change = () => db.schema.alterTable('certificate_requests')
  await change().addColumn('rule_name', 'text').execute()
  await change().addColumn('rule_since', 'bigint').execute()
  await change()
    .addColumn('rule_left', 'text', (c) =>
      c.check(sql`rule_left in ('taken-back', 'declined', 'name-unprintable')`),
    )
    .execute()
  await change().addColumn('mail_again_at', 'bigint').execute()
  await db.schema.createIndex('certificates_by_issue').on('certificates').column('issued_at').execute()
}

/** Who was declined once is looked at by a person, also where they have asked again since. */
async function fill(db: Kysely<unknown>): Promise<void> {
  await sql`update certificate_requests set rule_left = 'declined'
    where received = 0 and (declined_at is not null or exists (
      select 1 from certificate_events as event
      where event.account_id = certificate_requests.account_id and event.kind = 'declined'))`.execute(db)
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('certificates_by_issue').execute()
  for (const column of columns)
    await db.schema.alterTable('certificate_requests').dropColumn(column).execute()
}
