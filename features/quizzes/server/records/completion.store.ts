import type { QuizzesExport } from '#features/quizzes/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Places, prepareQuery } from '#platform/server/db/prepared-query.ts'
import { changesOne, countRows } from '#platform/server/db/statements.ts'
import type { AccountRange } from './begun-attempt.store.ts'

/** The first completion stays; a repeated one only moves `recorded_at`. */
export function insertCompletion(
  tx: Db,
  learner: LearnerId,
  { moduleNumber, attemptId }: { moduleNumber: number; attemptId: string },
  now: number,
): Promise<void> {
  return inserted.runWithNext(tx, { learner, moduleNumber, attemptId, now })
}

type Completion = { learner: string; moduleNumber: number; attemptId: string; now: number }

const inserted = prepareQuery((db: Db, { learner, moduleNumber, attemptId, now }: Places<Completion>) =>
  db
    .insertInto('completions')
    .values({
      account_id: learner,
      module_number: moduleNumber,
      attempt_id: attemptId,
      completed_at: now,
      recorded_at: now,
    })
    .onConflict((row) => row.columns(['account_id', 'module_number']).doUpdateSet({ recorded_at: now })),
)

/**
 * Records a completion once more, as the success page does (S4.25). Only a passed attempt completes a module:
 * false, and nothing changes, when there is none.
 */
export function updateRecordedAt(db: Db, learner: LearnerId, moduleNumber: number, now: number) {
  return db
    .updateTable('completions')
    .set({ recorded_at: now })
    .where('account_id', '=', learner)
    .where('module_number', '=', moduleNumber)
    .$call(changesOne)
}

export function selectCompletions(db: Db, learner: LearnerId): Promise<QuizzesExport['completions']> {
  return db
    .selectFrom('completions')
    .select(['module_number as moduleNumber', 'attempt_id as attemptId'])
    .select(['completed_at as completedAt', 'recorded_at as recordedAt'])
    .where('account_id', '=', learner)
    .orderBy('module_number')
    .execute()
}

/** How many of the modules up to `last` each account has completed; one with none is not in it. */
export async function countCompletedOf(db: Db, accountIds: readonly string[], last: number) {
  const rows = await db
    .selectFrom('completions')
    .select(({ fn }) => ['account_id', fn.countAll<number>().as('count')])
    .where('account_id', 'in', accountIds)
    .where('module_number', '<=', last)
    .groupBy('account_id')
    .execute()
  return new Map(rows.map((row) => [row.account_id, Number(row.count)]))
}

export function countCompleted(db: Db, moduleNumber: number): Promise<number> {
  return db.selectFrom('completions').where('module_number', '=', moduleNumber).$call(countRows)
}

/** Modules are told apart in the count: among the conditions PostgreSQL may take the index of modules, hence all rows. */
export function countAccountsWithAll(db: Db, { after, upTo }: AccountRange, last: number): Promise<number> {
  return db
    .selectFrom(
      db
        .selectFrom('completions')
        .select('account_id')
        .where('account_id', '>', after)
        .$if(upTo !== undefined, (query) => query.where('account_id', '<=', upTo ?? ''))
        .groupBy('account_id')
        .having(({ fn }) => fn.countAll().filterWhere('module_number', '<=', last), '=', last)
        .as('complete'),
    )
    .$call(countRows)
}

/** At each module with any. */
export async function countNotGoneOn(db: Db, { after, upTo }: AccountRange) {
  const rows = await db
    .selectFrom('completions')
    .select(({ fn }) => ['module_number', fn.countAll<number>().as('count')])
    .where('account_id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('account_id', '<=', upTo ?? ''))
    .where(({ not, exists, selectFrom, eb, ref }) =>
      not(
        exists(
          selectFrom('attempts')
            .select('attempts.id')
            .whereRef('attempts.account_id', '=', 'completions.account_id')
            .where('attempts.module_number', '=', eb(ref('completions.module_number'), '+', 1))
            .where('attempts.started_at', '>', 0),
        ),
      ),
    )
    .groupBy('module_number')
    .execute()
  return rows.map((row) => ({ moduleNumber: row.module_number, count: Number(row.count) }))
}

/** When each completed the last of its modules for the first time (ms), and how many there are. */
export async function selectLastCompletions(db: Db, accountIds: readonly string[], last: number) {
  const rows = await db
    .selectFrom('completions')
    .select(({ fn }) => [
      'account_id',
      fn.countAll<number>().as('count'),
      fn.max('completed_at').as('completed_at'),
    ])
    .where('account_id', 'in', accountIds)
    .where('module_number', '<=', last)
    .groupBy('account_id')
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    count: Number(row.count),
    completedAt: Number(row.completed_at),
  }))
}

/** Which of the accounts have completed a module. */
export async function selectCompletedAt(db: Db, accountIds: readonly string[], moduleNumber: number) {
  const rows = await db
    .selectFrom('completions')
    .select('account_id')
    .where('account_id', 'in', accountIds)
    .where('module_number', '=', moduleNumber)
    .execute()
  return rows.map((row) => row.account_id)
}

/** Who has completed a module for the first time since `from`, in ms. */
export async function selectCompletersSince(db: Db, from: number): Promise<string[]> {
  const rows = await db
    .selectFrom('completions')
    .select('account_id')
    .distinct()
    .where('completed_at', '>=', from)
    .execute()
  return rows.map((row) => row.account_id)
}

/** When each of the accounts first completed each of its modules (ms), in no order. */
export function selectCompletionTimes(db: Db, accountIds: readonly string[]) {
  return db
    .selectFrom('completions')
    .select(['account_id as accountId', 'module_number as moduleNumber', 'completed_at as completedAt'])
    .where('account_id', 'in', accountIds)
    .execute()
}
