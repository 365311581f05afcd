import { expect, test } from 'vitest'
import type { Progress } from '#contract/progress.ts'
import { nextStop } from './next-stop.ts'

const line = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function completed(...completedModules: number[]): Progress {
  return { completedModules, attendedModules: [], completedCount: 0, classProgress: 0, latestModule: null }
}

test('a new learner starts at module 1', () => {
  expect(nextStop(completed(), line)).toBe(1)
})

test('a gap comes before what lies beyond it', () => {
  expect(nextStop(completed(9, 1, 3), line)).toBe(2)
})

test('after all nine there is no next stop', () => {
  expect(nextStop(completed(...line), line)).toBeNull()
})
