import { expect, it } from 'vitest'
import { addWaits, usualWaitOf } from './waits.ts'

it('half took no longer than the median, nine of ten no longer than the ninetieth', () => {
  const waits = new Map([
    [30, 1],
    [2, 4],
    [24, 4],
    [7, 1],
  ])

  expect(usualWaitOf(waits)).toEqual({ waits: 10, median: 7, ninetieth: 24 })
})

it('of fewer than five nothing is told', () => {
  expect(usualWaitOf(new Map([[1, 4]]))).toBeNull()
  expect(usualWaitOf(new Map([[1, 5]]))).toEqual({ waits: 5, median: 1, ninetieth: 1 })
})

it('those of two times are those of both', () => {
  expect([
    ...addWaits(
      new Map([[1, 2]]),
      new Map([
        [1, 1],
        [3, 1],
      ]),
    ),
  ]).toEqual([
    [1, 3],
    [3, 1],
  ])
})
