import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Film } from '#features/films/contract.ts'
import { linesOf } from '../moment.ts'
import { advance, clock, endOf, placeAt, timeAt } from './film-time.ts'

const linesLasting = (...times: number[]) =>
  linesOf({
    scenes: [{ id: 'one', svg: '', lines: times.map((ms) => ({ text: '', ms, moves: [] })) }],
  } as unknown as Film)
const lines = linesLasting(2000, 3000)
const frame = { passed: 16, speed: 1, isSpeaking: false }

describe('the time of a film', () => {
  it('goes on as fast as is asked, and ends with the film', () => {
    expect(advance(lines, 100, frame)).toBe(116)
    expect(advance(lines, 100, { ...frame, speed: 1.5 })).toBe(124)
    expect(advance(lines, 4990, frame)).toBe(5000)
    expect(advance(lines, 5000, frame)).toBe(5000)
  })

  it('does not leave a line that is still being spoken', () => {
    const speaking = { ...frame, isSpeaking: true }
    expect(advance(lines, 1000, speaking)).toBe(1016)
    expect(advance(lines, 1995, speaking)).toBe(1999)
    expect(advance(lines, 1999, speaking)).toBe(1999)
    expect(advance(lines, 1999, frame)).toBe(2015)
    expect(advance(lines, 4995, speaking)).toBe(4999)
  })

  it('does not leap while the device sleeps', () => {
    expect(advance(lines, 0, { ...frame, passed: 60_000 })).toBe(1000)
  })
})

describe('the place of a film', () => {
  it('is the same in a language that takes longer', () => {
    const longer = linesLasting(2000, 6000)
    expect(placeAt(lines, 3500)).toBe(1.5)
    expect(timeAt(longer, 1.5)).toBe(5000)
  })

  it('is the beginning where it was watched to its end, or has become shorter', () => {
    expect(placeAt(lines, 5000)).toBe(0)
    expect(timeAt(lines, 7.5)).toBe(0)
  })

  it('leads back to where it was taken', () => {
    const times = fc.array(fc.integer({ min: 2000, max: 7000 }), { minLength: 1, maxLength: 45 })
    fc.assert(
      fc.property(times, fc.double({ min: 0, max: 0.999, noNaN: true }), (durations, part) => {
        const some = linesLasting(...durations)
        const ms = part * endOf(some)
        expect(timeAt(some, placeAt(some, ms))).toBeCloseTo(ms, 3)
      }),
    )
  })
})

it.each([
  [0, '0:00'],
  [999, '0:00'],
  [65_000, '1:05'],
  [600_000, '10:00'],
])('%i ms are shown as %s', (ms, shown) => {
  expect(clock(ms)).toBe(shown)
})
