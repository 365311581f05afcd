import type { Progress } from '#contract/progress.ts'
import type { Db } from '#server/database.ts'
import type { LearnerId } from '#server/features/identity/learner.ts'
import { recordCompletionAgain } from '#server/features/quizzes/record-completion-again.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { getProgress } from './get-progress.ts'

/**
 * Records the completion of a module once more (spec §4 success page, §7 "Record module completion").
 * Refuses a module that no passed attempt has completed: a client cannot declare its own progress.
 */
export async function recordCompletion(
  deps: { db: Db; clock: Clock },
  learner: LearnerId,
  moduleNumber: number,
): Promise<Progress | Refusal<'module-not-passed'>> {
  const recorded = await recordCompletionAgain(deps, learner, moduleNumber)
  if (!recorded)
    return refuse('module-not-passed', 'The quiz of this module is not passed yet.', 'moduleNumber')
  return getProgress(deps.db, learner)
}
