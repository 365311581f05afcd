import { describe, expect, it } from 'vitest'
import { progressAt, Reader } from './reading.ts'

// Four sections of 1,000 px on a screen of 800, where eyes are at 320.
const scrolled = (by: number) => [[0, 1000, 2000, 3000].map((top) => top - by), 4000 - by, 800] as const

describe('the progress of a reader', () => {
  it.each([
    [0, 0.32],
    [1180, 1.5],
    [3100, 3.42],
    [3200, 4],
  ])('at %i px is %d', (by, progress) => {
    expect(progressAt(...scrolled(by))).toBeCloseTo(progress)
  })

  it('has not begun while the first section is below the eyes, and has ended with the last one', () => {
    expect(progressAt([500, 1500], 2500, 800)).toBe(0)
    expect(progressAt([-3000, -2000], -1000, 800)).toBe(2)
  })
})

describe('a reader', () => {
  const read = (reader: Reader, ...places: number[]) => places.map((by) => reader.look(...scrolled(by)))

  it('comes from section to section to the end', () => {
    expect(read(new Reader(0), 0, 600, 1200, 1900, 2600, 3200)).toEqual([null, null, 1, 2, null, 'end'])
  })

  it('who leaps to the end has not read the lesson, until the sections between were seen', () => {
    const reader = new Reader(0)

    expect(read(reader, 0, 3200)).toEqual([null, null])
    expect(read(reader, 1000, 2000, 3200)).toEqual([1, 2, 'end'])
  })

  it('who looks back stays where they came to', () => {
    expect(read(new Reader(0), 0, 700, 1800, 0, 1800)).toEqual([null, 1, 2, null, null])
  })

  it('goes on where the last visit ended', () => {
    expect(read(new Reader(2), 2000, 2700, 3200)).toEqual([null, 3, 'end'])
  })
})
