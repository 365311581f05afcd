import type { Progress } from '#features/progress/contract.ts'

/** `checked` rows stay usable: a class can be visited and a quiz taken again. */
export type RowState = 'locked' | 'open' | 'checked'

/** The class row of a module: locked until class progress reaches it, checked once past it (S4.27). */
export function classRowState(progress: Progress, moduleNumber: number): RowState {
  const p = moduleNumber - 1
  if (progress.classProgress < p) return 'locked'
  return progress.classProgress > p ? 'checked' : 'open'
}

/** Progress is a set: a quiz completed out of order is checked, and one under way open, never hidden by the lock (S4.28). */
export function quizRowState(progress: Progress, moduleNumber: number): RowState {
  if (progress.completedModules.includes(moduleNumber)) return 'checked'
  if (openQuizOf(progress, moduleNumber)) return 'open'
  return progress.classProgress <= moduleNumber - 1 ? 'locked' : 'open'
}

/** Where the quiz of a module was left; undefined where it is not under way. */
export const openQuizOf = (progress: Progress, moduleNumber: number) =>
  progress.openQuizzes.find((quiz) => quiz.moduleNumber === moduleNumber)

export const isLocked = (progress: Progress, moduleNumber: number): boolean =>
  classRowState(progress, moduleNumber) === 'locked' && quizRowState(progress, moduleNumber) === 'locked'

/** The first module, in the order of the journey, that is not completed; null at the end of the line. */
export function nextStop(progress: Progress, moduleNumbers: readonly number[]): number | null {
  return moduleNumbers.find((number) => !progress.completedModules.includes(number)) ?? null
}

/** Its lesson was read, and its class was not visited. */
export const isByLesson = (progress: Progress, moduleNumber: number): boolean =>
  progress.lessonModules.includes(moduleNumber)

/** Only the class at the learner's stop moves the counters (S4.29): an earlier one has, a later one is locked. */
export function withAttendance(progress: Progress, moduleNumber: number): Progress {
  if (progress.attendedModules.includes(moduleNumber) && !isByLesson(progress, moduleNumber)) return progress
  const attended = new Set([...progress.attendedModules, moduleNumber])
  const lessonModules = progress.lessonModules.filter((number) => number !== moduleNumber)
  return {
    ...progress,
    lessonModules,
    attendedModules: [...attended].sort((a, b) => a - b),
    classProgress: moduleNumber === progress.classProgress + 1 ? moduleNumber : progress.classProgress,
  }
}
