import type { Progress } from '#features/progress/contract.ts'
import { unbrokenRun, withNumbers } from './get-progress.ts'

/** As the server counts lessons that were read to their end: as attendance (S4.27). */
export function withLessons(progress: Progress, lessons: readonly number[]): Progress {
  const fresh = lessons.filter((number) => !progress.attendedModules.includes(number))
  if (fresh.length === 0) return progress
  const attendedModules = withNumbers(progress.attendedModules, fresh)
  return {
    ...progress,
    attendedModules,
    lessonModules: withNumbers(progress.lessonModules, fresh),
    classProgress: unbrokenRun([...progress.completedModules, ...attendedModules]),
  }
}

export const withFilms = (progress: Progress, films: readonly number[]): Progress => ({
  ...progress,
  filmModules: withNumbers(progress.filmModules, films),
})

export const withPractice = (progress: Progress, practised: readonly number[]): Progress => ({
  ...progress,
  practisedModules: withNumbers(progress.practisedModules, practised),
})
