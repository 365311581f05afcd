import { expect, it } from 'vitest'
import { bucketOf, percentileOf } from './field-times.ts'

it('a time counts with those up to the next bound, and one beyond all with the last', () => {
  expect([0, 500, 501, 60_001].map((ms) => bucketOf('lcp', ms))).toEqual([500, 500, 1000, 60_000])
  expect(bucketOf('inp', 999_999)).toBe(10_000)
})

it('three of four took no longer than the p75, counted as spread evenly between two bounds', () => {
  // 40 up to 1,000, 40 up to 1,500, 20 up to 2,000: the 75th is the 35th of the 40 above 1,000, at 1,437.5.
  const buckets = new Map([
    [1000, 40],
    [1500, 40],
    [2000, 20],
  ])

  expect(percentileOf('lcp', buckets, 0.75)).toBe(1438)
  expect(percentileOf('lcp', buckets, 1)).toBe(2000)
  expect(percentileOf('lcp', new Map(), 0.75)).toBeNull()
})
