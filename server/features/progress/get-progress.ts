import type { Progress } from '#contract/progress.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { listAttendedModules } from '#server/features/classes/classes.reads.ts'
import { listCompletedModules } from '#server/features/quizzes/quizzes.reads.ts'

/** Derived from completions and attendances, never stored, so it cannot disagree with them; without modules that are gone. */
export async function getProgress(db: Db, learner: LearnerId, moduleCount: number): Promise<Progress> {
  const isThere = (number: number) => number <= moduleCount
  const completed = (await listCompletedModules(db, learner)).filter(isThere)
  const attendedModules = (await listAttendedModules(db, learner)).filter(isThere)
  const completedCount = unbrokenRun(completed)
  return {
    completedModules: completed.toSorted((a, b) => a - b),
    attendedModules,
    completedCount,
    classProgress: unbrokenRun([...completed, ...attendedModules]),
    latestModule: completed[0] ?? null,
  }
}

/** Modules completed without a gap: 0 for none, 2 for 1, 2 and 4. */
export function unbrokenRun(modules: Iterable<number>): number {
  const set = new Set(modules)
  let run = 0
  while (set.has(run + 1)) run++
  return run
}
