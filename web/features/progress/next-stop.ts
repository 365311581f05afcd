import type { Progress } from '#contract/progress.ts'

/** The first module, in the order of the journey, that is not completed; null at the end of the line. */
export function nextStop(progress: Progress, moduleNumbers: readonly number[]): number | null {
  return moduleNumbers.find((number) => !progress.completedModules.includes(number)) ?? null
}
