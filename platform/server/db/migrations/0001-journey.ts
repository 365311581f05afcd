import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { textByBytes } from './engine.ts'
import type { Migration } from './migration.ts'

/** Portable: times are `bigint` ms, booleans `integer` 0 or 1. A learner's rows go with the account (S7.10). */
export const journey: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  await identity(db)
  await learning(db)
  await requests(db)
}

async function identity(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', textByBytes(db), (c) => c.unique())
    .addColumn('email_verified', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`email_verified in (0, 1)`),
    )
    .addColumn('password_hash', 'text')
    .addColumn('password_updated_at', 'bigint')
    .addColumn('display_name', 'text')
    .addColumn('photo_url', 'text')
    .addColumn('disabled', 'integer', (c) => c.notNull().defaultTo(0).check(sql`disabled in (0, 1)`))
    .addColumn('valid_since', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_login_at', 'bigint')
    .addColumn('last_refresh_at', 'bigint')
    .execute()
  await db.schema
    .createTable('refresh_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('sign_in_provider', 'text', (c) => c.notNull())
    .addColumn('authenticated_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('refresh_tokens_by_account').on('refresh_tokens').column('account_id').execute()
  await db.schema
    .createTable('signing_keys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('private_jwk', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('profiles')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('wallet_address', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
}

async function learning(db: Kysely<unknown>): Promise<void> {
  const isModule = sql`module_number between 1 and 9`
  await db.schema
    .createTable('attendances')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('module_number', 'integer', (c) => c.notNull().check(isModule))
    .addColumn('attended_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('attendances_pk', ['account_id', 'module_number'])
    .execute()
  await db.schema
    .createTable('questions')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('published_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('questions_pk', ['id', 'version'])
    .execute()
  await db.schema
    .createTable('attempts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('module_number', 'integer', (c) => c.notNull().check(isModule))
    .addColumn('questions', 'text', (c) => c.notNull())
    .addColumn('answered', 'integer', (c) => c.notNull().defaultTo(0).check(sql`answered between 0 and 10`))
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('passed_at', 'bigint')
    .addCheckConstraint('attempts_passed_with_ten', sql`(passed_at is not null) = (answered = 10)`)
    .execute()
  // At most one unfinished attempt, even when several tabs start one at once.
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
    .createTable('completions')
    .addColumn('account_id', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('module_number', 'integer', (c) => c.notNull().check(isModule))
    .addColumn('attempt_id', 'text', (c) => c.notNull().references('attempts.id'))
    .addColumn('completed_at', 'bigint', (c) => c.notNull())
    .addColumn('recorded_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('completions_pk', ['account_id', 'module_number'])
    .execute()
}

async function requests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('certificate_requests')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('received', 'integer', (c) => c.notNull().defaultTo(0).check(sql`received in (0, 1)`))
    .addColumn('requested_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('rewards')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('evm_address', 'text', (c) => c.notNull())
    .addColumn('submitted_at', 'bigint', (c) => c.notNull())
    .execute()
}

const tables = [
  'rewards',
  'certificate_requests',
  'completions',
  'attempts',
  'questions',
  'attendances',
  'profiles',
  'signing_keys',
  'refresh_tokens',
  'accounts',
]

async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await db.schema.dropTable(table).execute()
}
