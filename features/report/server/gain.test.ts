import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addLearner, fewestToShow, type GainSums, gainOf, noGain } from './gain.ts'

type Learner = readonly [before: number, after: number]

const sumsOf = (learners: readonly Learner[]): GainSums =>
  learners.reduce((sums, [before, after]) => addLearner(sums, before, after), noGain)

const times = (count: number, learner: Learner): Learner[] => Array.from({ length: count }, () => learner)

describe('the gain of some learners', () => {
  it('is what they learned of what was missing before, of the means of all', () => {
    // Before: 10 × 0.5 and 10 × 0, a quarter of all. After: 10 × 1 and 10 × 0.5, three quarters. (0.75 − 0.25) / 0.75.
    const found = gainOf(sumsOf([...times(10, [0.5, 1]), ...times(10, [0, 0.5])]))

    expect(found).toMatchObject({ learners: 20, before: 0.25, after: 0.75 })
    expect(found?.gain?.share).toBeCloseTo(2 / 3, 12)
  })

  it('has the interval that is computed by hand', () => {
    // Missing before 0.5, 0.5, 1, 1; after 0, 0.5, 0.5, 0.5. Means 0.75 and 0.375: the ratio is 0.5, the gain 0.5.
    // after − 0.5 × before: −0.25, 0.25, 0, 0. Squares 0.125, variance 0.125 / 3, error √(0.0416667 / 4) / 0.75 = 0.136083.
    const found = gainOf(
      sumsOf([
        [0.5, 1],
        [0.5, 0.5],
        [0, 0.5],
        [0, 0.5],
      ]),
      4,
    )

    expect(found?.gain?.share).toBeCloseTo(0.5, 9)
    expect(found?.gain?.low).toBeCloseTo(0.5 - 1.959964 * 0.1360828, 6)
    expect(found?.gain?.high).toBeCloseTo(0.5 + 1.959964 * 0.1360828, 6)
  })

  it('has no width where all learned alike', () => {
    expect(gainOf(sumsOf(times(30, [0.2, 0.6])))?.gain).toEqual({
      share: expect.closeTo(0.5, 9),
      low: expect.closeTo(0.5, 6),
      high: expect.closeTo(0.5, 6),
    })
  })

  it('is below zero where they know less after', () => {
    expect(gainOf(sumsOf(times(20, [0.5, 0.25])))?.gain?.share).toBeCloseTo(-0.5, 9)
  })

  it('is none where nothing was missing before', () => {
    expect(gainOf(sumsOf(times(20, [1, 1])))).toEqual({ learners: 20, before: 1, after: 1, gain: null })
  })

  it('is not told of fewer than twenty, not even how many they are', () => {
    expect(fewestToShow).toBe(20)
    expect(gainOf(sumsOf(times(19, [0, 1])))).toBeNull()
    expect(gainOf(noGain, 0)).toBeNull()
    expect(gainOf(sumsOf(times(20, [0, 1])))).not.toBeNull()
  })

  it('is the same in whatever order they are counted, and lies within its interval', () => {
    const learners = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { minLength: 20, maxLength: 60 })
    fc.assert(
      fc.property(learners, (some) => {
        const shares = some.map(([before, after]): Learner => [before / 2, after / 2])
        const found = gainOf(sumsOf(shares))
        const turned = gainOf(sumsOf(shares.toReversed()))
        expect(found?.before).toBeCloseTo(turned?.before ?? Number.NaN)
        const meanOf = (place: 0 | 1) => shares.reduce((sum, one) => sum + one[place], 0) / shares.length
        const [before, after] = [meanOf(0), meanOf(1)]
        if (before === 1) return expect(found?.gain).toBeNull()
        const { share, low, high } = found?.gain ?? expect.unreachable()
        expect(share).toBeCloseTo((after - before) / (1 - before))
        expect(low).toBeLessThanOrEqual(share)
        expect(high).toBeGreaterThanOrEqual(share)
        return undefined
      }),
    )
  })
})
