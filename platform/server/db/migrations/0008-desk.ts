import { type Kysely, sql } from 'kysely'
import { searchKey } from '../search-key.ts'
import { isPostgres, textByBytes } from './engine.ts'
import type { Migration } from './migration.ts'

export const desk: Migration = { up, fill, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await search(db)
  for (const table of ['attendances', 'completions'])
    await db.schema.createIndex(`${table}_by_module`).on(table).column('module_number').execute()
  await db.schema.alterTable('attempts').addColumn('begun_at', 'bigint').execute()
  await db.schema
    .createTable('class_announcements')
    .addColumn('module_number', 'integer', (c) => c.primaryKey().check(sql`module_number between 1 and 9`))
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('next_class_at', 'bigint')
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute()
}

/** New accounts tables have their emails in byte order from the start. */
async function search(db: Kysely<unknown>): Promise<void> {
  if (!(await hasEmailsByBytes(db)))
    await sql`alter table accounts alter column email type text collate "C"`.execute(db)
  await db.schema.createIndex('accounts_by_creation').on('accounts').columns(['created_at', 'id']).execute()
  await db.schema
    .alterTable('profiles')
    .addColumn('search_key', textByBytes(db), (c) => c.notNull().defaultTo(''))
    .execute()
}

async function hasEmailsByBytes(db: Kysely<unknown>): Promise<boolean> {
  if (!isPostgres(db)) return true
  const { rows } = await sql<{ collation_name: string | null }>`
    select collation_name from information_schema.columns
    where table_schema = current_schema() and table_name = 'accounts' and column_name = 'email'`.execute(db)
  return rows[0]?.collation_name === 'C'
}

async function fill(db: Kysely<unknown>): Promise<void> {
  await fillSearchKeys(db)
  await db.schema
    .createIndex('profiles_by_search_key')
    .on('profiles')
    .columns(['search_key', 'account_id'])
    .execute()
  await fillBeginnings(db)
}

/** Neither engine folds the letters of every script. */
async function fillSearchKeys(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ account_id: string; name: string }>`
      select account_id, name from profiles where account_id > ${after} order by account_id limit 1000`.execute(
      db,
    )
    for (const { account_id, name } of rows)
      await sql`update profiles set search_key = ${searchKey(name)} where account_id = ${account_id}`.execute(
        db,
      )
    const last = rows.at(-1)
    if (!last) return
    after = last.account_id
  }
}

async function fillBeginnings(db: Kysely<unknown>): Promise<void> {
  await sql`
    update attempts set begun_at = started_at where not exists (
      select 1 from attempts as earlier
      where earlier.account_id = attempts.account_id and earlier.module_number = attempts.module_number
        and (earlier.started_at < attempts.started_at
          or (earlier.started_at = attempts.started_at and earlier.id < attempts.id))
    )`.execute(db)
  await db.schema
    .createIndex('attempts_begun')
    .on('attempts')
    .columns(['module_number', 'begun_at'])
    .where(sql.ref('begun_at'), 'is not', null)
    .execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('class_announcements').execute()
  for (const index of [
    'attempts_begun',
    'completions_by_module',
    'attendances_by_module',
    'profiles_by_search_key',
    'accounts_by_creation',
  ])
    await db.schema.dropIndex(index).execute()
  await db.schema.alterTable('attempts').dropColumn('begun_at').execute()
  await db.schema.alterTable('profiles').dropColumn('search_key').execute()
}
