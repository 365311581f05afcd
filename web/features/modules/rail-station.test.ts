import { describe, expect, it } from 'vitest'
import { bendAfter, levelOf } from './rail-station.tsx'

const indexes = Array.from({ length: 30 }, (_, index) => index)

describe('the track', () => {
  it('goes up or down by one level at most, so that its bends fit', () => {
    for (const index of indexes) expect(Math.abs(levelOf(index + 1) - levelOf(index))).toBeLessThanOrEqual(1)
  })

  it('bends the way the next station lies', () => {
    expect(indexes.slice(0, 8).map(bendAfter)).toEqual([
      'rise',
      'rise',
      'level',
      'fall',
      'fall',
      'level',
      'rise',
      'rise',
    ])
  })
})
