import type { Progress } from '#contract/progress.ts'

/**
 * The progress as it will be once the server has recorded attendance: "clicking a class link increments local
 * progress counters" (S4.29). Only the class at the learner's stop moves them; visiting an earlier one again
 * changes nothing, and a later one is still locked.
 */
export function withAttendance(progress: Progress, moduleNumber: number): Progress {
  if (progress.attendedModules.includes(moduleNumber)) return progress
  const attended = new Set([...progress.attendedModules, moduleNumber])
  return {
    ...progress,
    attendedModules: [...attended].sort((a, b) => a - b),
    classProgress: moduleNumber === progress.classProgress + 1 ? moduleNumber : progress.classProgress,
  }
}
