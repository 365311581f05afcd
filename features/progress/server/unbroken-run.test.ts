import { expect, it } from 'vitest'
import { unbrokenRun } from './get-progress.ts'

it.each([
  [[], 0],
  [[1], 1],
  [[9], 0],
  [[2, 3], 0],
  [[3, 1, 2], 3],
  [[1, 2, 4], 2],
  [[1, 1, 2], 2],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9], 9],
])('modules %j make an unbroken run of %i', (modules, run) => {
  expect(unbrokenRun(modules)).toBe(run)
})
