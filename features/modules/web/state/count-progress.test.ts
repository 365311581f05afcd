import { expect, test } from 'vitest'
import type { Progress } from '#features/progress/contract.ts'
import { withCompletion, withLessons } from './get-progress.ts'

const progress: Progress = {
  completedModules: [1, 3],
  attendedModules: [4],
  lessonModules: [],
  completedCount: 1,
  classProgress: 1,
  latestModule: 1,
}

test('a completed module closes its gap: both runs go on behind it', () => {
  expect(withCompletion(progress, 2)).toEqual({
    completedModules: [1, 2, 3],
    attendedModules: [4],
    lessonModules: [],
    completedCount: 3,
    classProgress: 4,
    latestModule: 2,
  })
})

test('a module out of order moves no run', () => {
  expect(withCompletion(progress, 9)).toMatchObject({
    completedModules: [1, 3, 9],
    completedCount: 1,
    classProgress: 1,
  })
})

test('a module completed before changes nothing', () => {
  expect(withCompletion(progress, 3)).toBe(progress)
})

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
