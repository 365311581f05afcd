import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { touchCompletion } from './completion.store.ts'

/**
 * Records a completion once more, as the success page does (S4.25). Only a passed attempt completes a module:
 * false, and nothing changes, when there is none.
 */
export function recordCompletionAgain(
  { db, clock }: { db: Db; clock: Clock },
  learner: LearnerId,
  moduleNumber: number,
): Promise<boolean> {
  return touchCompletion(db, learner, moduleNumber, clock())
}
