import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

export const programmeBadges: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('programme_badges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('programme_id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('modules', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('status_index', 'integer', (c) => c.notNull().unique())
    .addColumn('shows_name', 'integer', (c) => c.notNull().check(sql`shows_name in (0, 1)`))
    .addColumn('issuer_id', 'text', (c) => c.notNull().references('certificate_issuers.id'))
    .addUniqueConstraint('programme_badges_once', ['account_id', 'programme_id'])
    .execute()
  // Of an entry either is set: an empty one is revoked.
  await db.schema
    .alterTable('credential_statuses')
    .addColumn('badge_id', 'text', (c) => c.references('programme_badges.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('credential_statuses_badge')
    .unique()
    .on('credential_statuses')
    .column('badge_id')
    .execute()
  await indexRevoked(db, sql<boolean>`certificate_id is null and badge_id is null`)
}

async function down(db: Kysely<unknown>): Promise<void> {
  await indexRevoked(db, sql<boolean>`certificate_id is null`)
  await db.schema.dropIndex('credential_statuses_badge').execute()
  await db.schema.alterTable('credential_statuses').dropColumn('badge_id').execute()
  await db.schema.dropTable('programme_badges').execute()
}

/** A statement must repeat the condition exactly to use the index. */
async function indexRevoked(db: Kysely<unknown>, isRevoked: ReturnType<typeof sql<boolean>>): Promise<void> {
  await db.schema.dropIndex('credential_statuses_revoked').execute()
  await db.schema
    .createIndex('credential_statuses_revoked')
    .on('credential_statuses')
    .column('status_index')
    .where(isRevoked)
    .execute()
}
