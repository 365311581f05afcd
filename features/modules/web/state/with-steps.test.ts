import { expect, test } from 'vitest'
import type { Progress } from '#features/progress/contract.ts'
import { noProgress } from './get-progress.ts'
import { withLessons } from './with-steps.ts'

const progress: Progress = {
  ...noProgress,
  completedModules: [1, 3],
  attendedModules: [4],
  completedCount: 1,
  classProgress: 1,
  latestModule: 1,
}

test('a lesson that was read counts as its class, and is told from it', () => {
  expect(withLessons(progress, [4, 2])).toEqual({
    ...progress,
    attendedModules: [2, 4],
    lessonModules: [2],
    classProgress: 4,
  })
})

test('a lesson whose class was attended changes nothing', () => {
  expect(withLessons(progress, [4])).toBe(progress)
})
