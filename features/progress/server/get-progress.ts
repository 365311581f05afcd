import type { Progress } from '#features/progress/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { selectModulesReached } from './progress.store.ts'

/** Derived from completions and attendances, never stored, so it cannot disagree with them; without modules that are gone. */
export async function getProgress(db: Db, learner: LearnerId, moduleCount: number): Promise<Progress> {
  const completed: number[] = []
  const attended: number[] = []
  const lessons: number[] = []
  let latest = { moduleNumber: 0, completedAt: -1 }
  for (const { moduleNumber, completedAt, kind } of await selectModulesReached(db, learner)) {
    if (moduleNumber > moduleCount) continue
    if (completedAt === null) {
      attended.push(moduleNumber)
      if (kind === 'lesson') lessons.push(moduleNumber)
      continue
    }
    completed.push(moduleNumber)
    const isLater =
      completedAt > latest.completedAt ||
      (completedAt === latest.completedAt && moduleNumber > latest.moduleNumber)
    if (isLater) latest = { moduleNumber, completedAt }
  }
  return {
    completedModules: completed.sort(ascending),
    attendedModules: attended.sort(ascending),
    lessonModules: lessons.sort(ascending),
    completedCount: unbrokenRun(completed),
    classProgress: unbrokenRun([...completed, ...attended]),
    latestModule: latest.moduleNumber || null,
  }
}

const ascending = (a: number, b: number) => a - b

/** Modules completed without a gap: 0 for none, 2 for 1, 2 and 4. */
export function unbrokenRun(modules: Iterable<number>): number {
  const set = new Set(modules)
  let run = 0
  while (set.has(run + 1)) run++
  return run
}
