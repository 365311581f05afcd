import type { Progress } from '#features/progress/contract.ts'

/** As the server counts a completion; a module completed before changes nothing. */
export function withCompletion(progress: Progress, moduleNumber: number): Progress {
  if (progress.completedModules.includes(moduleNumber)) return progress
  const completedModules = [...progress.completedModules, moduleNumber].sort((a, b) => a - b)
  const completed = new Set(completedModules)
  return {
    ...progress,
    completedModules,
    completedCount: unbrokenRun(completed),
    classProgress: unbrokenRun(new Set([...completed, ...progress.attendedModules])),
    latestModule: moduleNumber,
  }
}

/** As the server counts lessons that were read to their end: as attendance (S4.27). */
export function withLessons(progress: Progress, lessons: readonly number[]): Progress {
  const reached = new Set([...progress.completedModules, ...progress.attendedModules])
  const fresh = lessons.filter((number) => !progress.attendedModules.includes(number))
  if (fresh.length === 0) return progress
  const ascending = (a: number, b: number) => a - b
  return {
    ...progress,
    attendedModules: [...progress.attendedModules, ...fresh].sort(ascending),
    // What this device kept from a version before has none.
    lessonModules: [...(progress.lessonModules ?? []), ...fresh].sort(ascending),
    classProgress: unbrokenRun(new Set([...reached, ...fresh])),
  }
}

/** How many modules from the first one on are in the set. */
function unbrokenRun(modules: ReadonlySet<number>): number {
  let run = 0
  while (modules.has(run + 1)) run++
  return run
}
