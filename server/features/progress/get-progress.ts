import type { Progress } from '#contract/progress.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { listAttendedModules } from '#server/features/classes/list-attended-modules.ts'
import { listCompletedModules } from '#server/features/quizzes/list-completed-modules.ts'
import { unbrokenRun } from './unbroken-run.ts'

/**
 * How far the learner has come. Derived from completions and attendances, never stored, so it cannot disagree with
 * them: repeating a module lowers nothing, and module 9 alone unlocks nothing but is remembered.
 */
export async function getProgress(db: Db, learner: LearnerId): Promise<Progress> {
  const completed = await listCompletedModules(db, learner)
  const attendedModules = await listAttendedModules(db, learner)
  const completedCount = unbrokenRun(completed)
  return {
    completedModules: completed.toSorted((a, b) => a - b),
    attendedModules,
    completedCount,
    classProgress: unbrokenRun([...completed, ...attendedModules]),
    latestModule: completed[0] ?? null,
  }
}
