import { expect, test } from 'vitest'
import type { Progress } from '#contract/progress.ts'
import { withCompletion } from './count-progress.ts'

const progress: Progress = {
  completedModules: [1, 3],
  attendedModules: [4],
  completedCount: 1,
  classProgress: 1,
  latestModule: 1,
}

test('a completed module closes its gap: both runs go on behind it', () => {
  expect(withCompletion(progress, 2)).toEqual({
    completedModules: [1, 2, 3],
    attendedModules: [4],
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
