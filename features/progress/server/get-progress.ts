import type { Progress } from '#features/progress/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type ModuleReached, selectModulesReached } from './progress.store.ts'

/** Derived from what was recorded, never stored, so it cannot disagree with that; without modules that are gone. */
export async function getProgress(
  { db, moduleCount, listPractised }: Pick<Parts, 'db' | 'moduleCount' | 'listPractised'>,
  learner: LearnerId,
): Promise<Progress> {
  const [reached, practised] = await Promise.all([
    selectModulesReached(db, learner),
    listPractised?.(db, learner),
  ])
  const here = reached.filter(({ moduleNumber }) => moduleNumber <= moduleCount)
  const of = (...kinds: ModuleReached['what'][]) =>
    here
      .filter(({ what }) => kinds.includes(what))
      .map(({ moduleNumber }) => moduleNumber)
      .sort(ascending)
  const completed = of('completed')
  const attended = of('class', 'lesson')
  const latest = here
    .filter(({ what }) => what === 'completed')
    .sort((one, other) => one.done - other.done || one.moduleNumber - other.moduleNumber)
    .at(-1)
  return {
    completedModules: completed,
    attendedModules: attended,
    lessonModules: of('lesson'),
    filmModules: of('film'),
    practisedModules: (practised ?? []).filter((moduleNumber) => moduleNumber <= moduleCount),
    openQuizzes: here
      .filter(({ what }) => what === 'quiz')
      .map(({ moduleNumber, done, all }) => ({ moduleNumber, position: done + 1, questionCount: all })),
    completedCount: unbrokenRun(completed),
    classProgress: unbrokenRun([...completed, ...attended]),
    latestModule: latest?.moduleNumber ?? null,
  }
}

declare module '#platform/server/feature.ts' {
  interface Parts {
    /** In the order of the modules; where the site has exercises. */
    readonly listPractised?: (db: Db, learner: LearnerId) => Promise<readonly number[]>
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
