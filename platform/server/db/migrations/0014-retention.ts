import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const retention: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('accounts_unverified')
    .on('accounts')
    .column('created_at')
    .where(sql<boolean>`email_verified = 0`)
    .execute()
  await db.schema
    .createIndex('rewards_unconfirmed')
    .on('rewards')
    .column('submitted_at')
    .where(sql<boolean>`confirmed_at is null`)
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('rewards_unconfirmed').execute()
  await db.schema.dropIndex('accounts_unverified').execute()
}
