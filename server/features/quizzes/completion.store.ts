import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { AccountRange } from './attempt.store.ts'

/** The first completion stays; a repeated one only moves `recorded_at`. */
export async function insertCompletion(
  db: Db,
  learner: LearnerId,
  completion: { moduleNumber: number; attemptId: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('completions')
    .values({
      account_id: learner,
      module_number: completion.moduleNumber,
      attempt_id: completion.attemptId,
      completed_at: now,
      recorded_at: now,
    })
    .onConflict((row) => row.columns(['account_id', 'module_number']).doUpdateSet({ recorded_at: now }))
    .execute()
}

export function selectCompletions(db: Db, learner: LearnerId) {
  return db
    .selectFrom('completions')
    .selectAll()
    .where('account_id', '=', learner)
    .orderBy('module_number')
    .execute()
}

/** Statements are apart from their reads where a test looks at their plans. */
export const completionsOfModule = (db: Db, moduleNumber: number) =>
  db
    .selectFrom('completions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('module_number', '=', moduleNumber)

/** Modules are told apart in the count: among the conditions PostgreSQL may take the index of modules, hence all rows. */
export const accountsWithAll = (db: Db, { after, upTo }: AccountRange, last: number) =>
  db
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
    .select(({ fn }) => fn.countAll<number>().as('count'))

export const accountsNotGoneOn = (db: Db, { after, upTo }: AccountRange) =>
  db
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
            .where('attempts.module_number', '=', eb(ref('completions.module_number'), '+', 1)),
        ),
      ),
    )
    .groupBy('module_number')

/** When each completed the last of its modules for the first time (ms), and how many there are. */
export function selectLastCompletions(db: Db, accountIds: readonly string[], last: number) {
  return db
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
}
