import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { type Places, prepareQuery } from '#platform/server/db/prepared-query.ts'
import type { PracticeCompletion } from '#wagons/practice/contract.ts'

declare module '#platform/server/db/database.ts' {
  interface Tables {
    /** `completed_at` in ms is the first time. */
    practice_completions: { account_id: string; module_number: number; completed_at: number }
  }
}

/** Keeps the first time (ms). */
export async function insertPracticeCompletion(
  db: Db,
  learner: LearnerId,
  moduleNumber: number,
  now: number,
): Promise<void> {
  await db
    .insertInto('practice_completions')
    .values({ account_id: learner, module_number: moduleNumber, completed_at: now })
    .onConflict((row) => row.doNothing())
    .execute()
}

/** In the order of the modules. */
export function selectPracticeCompletions(db: Db, learner: LearnerId): Promise<PracticeCompletion[]> {
  return db
    .selectFrom('practice_completions')
    .select(['module_number as moduleNumber', 'completed_at as completedAt'])
    .where('account_id', '=', learner)
    .orderBy('module_number')
    .execute()
}

/** As above, the numbers alone: every page of a learner begins with them. */
export const listPractised = async (db: Db, learner: LearnerId): Promise<number[]> =>
  (await practised.all(db, { learner })).map(({ module_number }) => module_number)

const practised = prepareQuery((db: Db, { learner }: Places<{ learner: string }>) =>
  db
    .selectFrom('practice_completions')
    .select('module_number')
    .where('account_id', '=', learner)
    .orderBy('module_number'),
)
