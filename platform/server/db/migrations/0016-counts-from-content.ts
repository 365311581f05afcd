import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * How many modules there are, and how many questions each quiz has, the content says (decision 53): an attempt notes how
 * many it has, a certificate for how many modules it was issued. It cannot be undone: what was added would not fit.
 */
export const countsFromContent: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('certificates')
    .addColumn('module_count', 'integer', (c) => c.notNull().defaultTo(9))
    .execute()
  if (db.getExecutor().adapter instanceof PostgresAdapter) await changeChecks(db)
  else await rebuildTables(db)
}

const isModule = sql`module_number >= 1`
const isAnswered = sql`answered between 0 and question_count`
const isPassed = sql`(passed_at is not null) = (answered = question_count)`

async function changeChecks(db: Kysely<unknown>): Promise<void> {
  for (const table of ['attendances', 'attempts', 'completions', 'class_announcements'])
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(`${table}_module_number_check`)},
        add constraint ${sql.ref(`${table}_module_number_check`)} check (${isModule})`.execute(db)
  await sql`
    alter table attempts
      add column question_count integer not null default 10,
      drop constraint attempts_answered_check,
      drop constraint attempts_passed_with_ten`.execute(db)
  await sql`
    alter table attempts
      alter column question_count drop default,
      add constraint attempts_answered_check check (${isAnswered}),
      add constraint attempts_passed_with_all check (${isPassed})`.execute(db)
}

/** SQLite changes no check of a table that is there. Those that others refer to go last, and lead to the new ones. */
async function rebuildTables(db: Kysely<unknown>): Promise<void> {
  await attempts(db)
  await rowsOfModules(db)
  for (const table of ['completions', 'attempts', 'attendances', 'class_announcements']) {
    await db.schema.dropTable(table).execute()
    await db.schema.alterTable(`${table}_next`).renameTo(table).execute()
  }
  await indexes(db)
}

async function attempts(db: Kysely<unknown>): Promise<void> {
  await ofLearners(db, 'attempts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('questions', 'text', (c) => c.notNull())
    .addColumn('answered', 'integer', (c) => c.notNull().defaultTo(0).check(isAnswered))
    .addColumn('question_count', 'integer', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('passed_at', 'bigint')
    .addColumn('begun_at', 'bigint')
    .addCheckConstraint('attempts_passed_with_all', isPassed)
    .execute()
  await sql`
    insert into attempts_next
      (id, account_id, module_number, questions, answered, question_count, started_at, passed_at, begun_at)
    select id, account_id, module_number, questions, answered, 10, started_at, passed_at, begun_at
    from attempts`.execute(db)
}

async function rowsOfModules(db: Kysely<unknown>): Promise<void> {
  await ofLearners(db, 'completions')
    .addColumn('attempt_id', 'text', (c) => c.notNull().references('attempts_next.id'))
    .addColumn('completed_at', 'bigint', (c) => c.notNull())
    .addColumn('recorded_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('completions_pk', ['account_id', 'module_number'])
    .execute()
  await ofLearners(db, 'attendances')
    .addColumn('attended_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('attendances_pk', ['account_id', 'module_number'])
    .execute()
  await db.schema
    .createTable('class_announcements_next')
    .addColumn('module_number', 'integer', (c) => c.primaryKey().check(isModule))
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('next_class_at', 'bigint')
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .addColumn('notes', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute()
  // Their columns are in the order of those that are there.
  for (const table of ['completions', 'attendances', 'class_announcements'])
    await sql`insert into ${sql.table(`${table}_next`)} select * from ${sql.table(table)}`.execute(db)
}

/** A table whose rows belong to a learner and a module. */
const ofLearners = (
  db: Kysely<unknown>,
  table: string,
): CreateTableBuilder<string, 'account_id' | 'module_number'> =>
  db.schema
    .createTable(`${table}_next`)
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('module_number', 'integer', (c) => c.notNull().check(isModule))

/** As 0001 and 0008 made them; they went with their tables. */
async function indexes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('attempts_one_open')
    .unique()
    .on('attempts')
    .columns(['account_id', 'module_number'])
    .where(sql.ref('passed_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('attempts_by_account')
    .on('attempts')
    .columns(['account_id', 'module_number'])
    .execute()
  await db.schema
    .createIndex('attempts_begun')
    .on('attempts')
    .columns(['module_number', 'begun_at'])
    .where(sql.ref('begun_at'), 'is not', null)
    .execute()
  for (const table of ['attendances', 'completions'])
    await db.schema.createIndex(`${table}_by_module`).on(table).column('module_number').execute()
}
