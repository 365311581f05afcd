import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { touchCompletion } from './completion.store.ts'

/** False, and nothing changes, when no passed attempt has completed the module (S4.25). */
export function recordCompletionAgain(
  { db, clock }: { db: Db; clock: Clock },
  learner: LearnerId,
  moduleNumber: number,
): Promise<boolean> {
  return touchCompletion(db, learner, moduleNumber, clock())
}
