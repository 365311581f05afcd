import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { PracticeCompletion } from '#wagons/practice/contract.ts'
import { selectPracticeCompletions } from './practice-completion.store.ts'

/** In the order of the modules, without those that the content no longer has. */
export async function listPractice(
  { db, moduleCount }: { db: Db; moduleCount: number },
  learner: LearnerId,
): Promise<PracticeCompletion[]> {
  const completions = await selectPracticeCompletions(db, learner)
  return completions.filter(({ moduleNumber }) => moduleNumber <= moduleCount)
}
