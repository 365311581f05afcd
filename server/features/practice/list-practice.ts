import type { PracticeCompletion } from '#contract/practice.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { selectPracticeCompletions } from './practice-completion.store.ts'

/** In the order of the modules, without those that the content no longer has. */
export async function listPractice(
  { db, moduleCount }: { db: Db; moduleCount: number },
  learner: LearnerId,
): Promise<PracticeCompletion[]> {
  const completions = await selectPracticeCompletions(db, learner)
  return completions.filter(({ moduleNumber }) => moduleNumber <= moduleCount)
}
