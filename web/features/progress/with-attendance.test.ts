import { expect, test } from 'vitest'
import type { Progress } from '#contract/progress.ts'
import { withAttendance } from './with-attendance.ts'

function attended(classProgress: number, ...attendedModules: number[]): Progress {
  return { completedModules: [], attendedModules, completedCount: 0, classProgress, latestModule: null }
}

test('the class at the stop moves class progress by one', () => {
  expect(withAttendance(attended(2, 1, 2), 3)).toEqual(attended(3, 1, 2, 3))
})

test('visiting a class again changes nothing', () => {
  const progress = attended(2, 1, 2)
  expect(withAttendance(progress, 1)).toBe(progress)
})

test('a class behind the stop is remembered and moves nothing', () => {
  expect(withAttendance(attended(3, 3), 1)).toEqual(attended(3, 1, 3))
})

test('class progress never passes a class that was skipped', () => {
  expect(withAttendance(attended(1, 1), 3)).toEqual(attended(1, 1, 3))
})
