import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'

export const badgePapers: Migration = { up, fill, down }

async function up(db: Kysely<unknown>): Promise<void> {
  const change = () => db.schema.alterTable('programme_badges')
  await change().addColumn('line', 'text').execute()
  // Those who have a badge were told that its page says nothing of the name.
  await change()
    .addColumn('confirms_name', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`confirms_name in (0, 1)`),
    )
    .execute()
  await db.schema
    .createTable('former_badges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('programme_id', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('former_badges_by_account')
    .on('former_badges')
    .columns(['account_id', 'programme_id'])
    .execute()
}

/** Seasons of the programmes that come with the program. Of others, and of titles, what the content says goes on counting. */
async function fill(db: Kysely<unknown>): Promise<void> {
  for (const [programmeId, season] of Object.entries(seasons))
    await sql`update programme_badges set line = ${JSON.stringify({ season, modules: [] })}
      where programme_id = ${programmeId}`.execute(db)
}

const seasons = {
  'mindset-reset': 'dawn',
  winter: 'winter',
  spring: 'spring',
  summer: 'summer',
  fall: 'fall',
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('former_badges').execute()
  for (const column of ['confirms_name', 'line'])
    await db.schema.alterTable('programme_badges').dropColumn(column).execute()
}
