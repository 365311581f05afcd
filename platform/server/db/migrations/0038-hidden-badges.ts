import type { Kysely } from 'kysely'
import type { Migration } from './migration.ts'

export const hiddenBadges: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('programme_badges').addColumn('hidden_at', 'bigint').execute()
  // For the definition of a programme that has ended.
  await db.schema
    .createIndex('programme_badges_programme')
    .on('programme_badges')
    .columns(['programme_id', 'issued_at'])
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('programme_badges_programme').execute()
  await db.schema.alterTable('programme_badges').dropColumn('hidden_at').execute()
}
