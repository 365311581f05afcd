import type { PracticeCompletion } from '#contract/practice.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { selectPracticeCompletions } from './practice-completion.store.ts'

/** All that is stored, in the order of the modules. */
export function exportPractice(db: Db, learner: LearnerId): Promise<PracticeCompletion[]> {
  return selectPracticeCompletions(db, learner)
}
