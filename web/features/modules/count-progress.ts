import type { Progress } from '#contract/progress.ts'

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

/** How many modules from the first one on are in the set. */
function unbrokenRun(modules: ReadonlySet<number>): number {
  let run = 0
  while (modules.has(run + 1)) run++
  return run
}
