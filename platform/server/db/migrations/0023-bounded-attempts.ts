import type { Kysely } from 'kysely'
import type { Migration } from './migration.ts'

export const boundedAttempts: Migration = { up, down }

async function up(db: Kysely<unknown>): Promise<void> {
  // Without it each attempt that goes, also with its account, has all completions of all learners looked through.
  await db.schema.createIndex('completions_by_attempt').on('completions').column('attempt_id').execute()
  await db.schema
    .createIndex('attempts_by_start')
    .on('attempts')
    .columns(['account_id', 'module_number', 'started_at'])
    .execute()
  await db.schema.dropIndex('attempts_by_account').execute()
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('attempts_by_account')
    .on('attempts')
    .columns(['account_id', 'module_number'])
    .execute()
  for (const index of ['attempts_by_start', 'completions_by_attempt'])
    await db.schema.dropIndex(index).execute()
}
