import { expect, test } from 'vitest'
import { noProgress } from '#features/modules/web/state/get-progress.ts'
import type { Progress } from '#features/progress/contract.ts'
import { stationTag } from './station-entry.tsx'

// Modules 1 and 2 and, out of order, 8 are completed; the classes up to 4 attended.
const progress: Progress = {
  ...noProgress,
  completedModules: [1, 2, 8],
  attendedModules: [1, 2, 3, 4],
  completedCount: 2,
  classProgress: 4,
  latestModule: 8,
}

test.each([
  [1, 'done'],
  [3, 'next'],
  [4, 'open'],
  [5, 'open'],
  [6, 'locked'],
  [8, 'done'],
])('station %i is tagged "%s"', (moduleNumber, tag) => {
  expect(stationTag(progress, moduleNumber, 3)).toBe(tag)
})

test('at the end of the line every station is done', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  const done = { ...progress, completedModules: all, completedCount: 9, classProgress: 9 }
  expect(all.map((number) => stationTag(done, number, null))).toEqual(all.map(() => 'done'))
})
