import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

export const importedHashes: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('accounts_imported')
    .on('accounts')
    .column('password_hash')
    .where(sql<boolean>`substr(password_hash, 1, 10) = '$fbscrypt$'`)
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('accounts_imported').execute()
}
