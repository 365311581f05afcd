import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'

/**
 * Records a completion once more, as the success page does (S4.25). Only a passed attempt completes a module:
 * false, and nothing changes, when there is none.
 */
export async function recordCompletionAgain(
  { db, clock }: { db: Db; clock: Clock },
  learner: LearnerId,
  moduleNumber: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('completions')
    .set({ recorded_at: clock() })
    .where('account_id', '=', learner)
    .where('module_number', '=', moduleNumber)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
