import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addSums,
  discriminatesLittle,
  discriminationOf,
  type ItemSums,
  isUnused,
  noAnswers,
  sumsOfAttempt,
} from './item-statistics.ts'

/** `tried` of each question of an attempt. */
type Tried = readonly (readonly number[])[]

/** Of each question, over attempts that all have the same ones. */
function sumsOf(attempts: readonly Tried[]): ItemSums[] {
  const each = attempts.map((attempt) => sumsOfAttempt(attempt.map((tried) => ({ tried }))))
  return (each[0] ?? []).map((_, question) =>
    each.map((sums) => sums[question] ?? noAnswers).reduce(addSums, noAnswers),
  )
}

// Counted by hand: four attempts at questions A, B and C.
//   1: A right, B right, C right           rest of A 2, of B 2, of C 2
//   2: A right, B right, C first wrong 1   rest of A 1, of B 1, of C 2
//   3: A right, B 2, C 1 and then 2        rest of A 0, of B 1, of C 1
//   4: A 3, B 2, C 2                       rest of A 0, of B 0, of C 0
const example: readonly Tried[] = [
  [[], [], []],
  [[], [], [1]],
  [[], [2], [1, 2]],
  [[3], [2], [2]],
]

describe('the sums of first answers', () => {
  it('are those of an example counted by hand (SX.43)', () => {
    const [a, b, c] = sumsOf(example)
    expect(a).toEqual({
      answers: 4,
      right: 3,
      restSum: 3,
      restSquares: 5,
      restOfRight: 3,
      firstWrong: [0, 0, 0, 1],
    })
    expect(b).toEqual({
      answers: 4,
      right: 2,
      restSum: 4,
      restSquares: 6,
      restOfRight: 3,
      firstWrong: [0, 0, 2],
    })
    expect(c).toEqual({
      answers: 4,
      right: 1,
      restSum: 5,
      restSquares: 9,
      restOfRight: 2,
      firstWrong: [0, 2, 1],
    })
  })
})

describe('discrimination', () => {
  it('is that of the example: for A the means 1 and 0, the deviation √11/4, three of four right', () => {
    const [a, b, c] = sumsOf(example).map((sums) => discriminationOf(sums, 1))
    expect(a).toBeCloseTo(((1 - 0) / (Math.sqrt(11) / 4)) * Math.sqrt(3 / 16))
    // For B the means 1.5 and 0.5, the deviation √2/2, half of them right.
    expect(b).toBeCloseTo(((1.5 - 0.5) / (Math.sqrt(2) / 2)) * (1 / 2))
    // For C the means 2 and 1, the deviation √11/4, one of four right.
    expect(c).toBeCloseTo(((2 - 1) / (Math.sqrt(11) / 4)) * Math.sqrt(3 / 16))
  })

  it('is unknown with fewer than 30 answers, and when all were alike', () => {
    const many = Array.from({ length: 8 }, () => example).flat()
    expect(discriminationOf(sumsOf(example)[0] ?? noAnswers)).toBeNull()
    expect(discriminationOf(sumsOf(many)[0] ?? noAnswers)).toBeCloseTo(0.522)
    expect(discriminationOf(sumsOf(Array(40).fill([[], [1]]))[0] ?? noAnswers)).toBeNull()
    expect(discriminationOf(sumsOf(Array(40).fill([[1], []]))[0] ?? noAnswers)).toBeNull()
    expect(discriminationOf(noAnswers, 0)).toBeNull()
  })

  it('is little below 0.2, also where it is negative', () => {
    const strongMissIt: Tried[] = [...Array(20).fill([[1], [], []]), ...Array(20).fill([[], [1], [1]])]
    expect(discriminationOf(sumsOf(strongMissIt)[0] ?? noAnswers)).toBeCloseTo(-1)
    // For the others the rest is always one.
    expect(sumsOf(strongMissIt).map(discriminatesLittle)).toEqual([true, false, false])
    const tellsApart = Array.from({ length: 10 }, () => example).flat()
    expect(sumsOf(tellsApart).map(discriminatesLittle)).toEqual([false, false, false])
  })

  it('is the correlation of the two columns, whatever was answered and however it was added up', () => {
    const attempts = fc.array(fc.tuple(...Array.from({ length: 4 }, () => fc.array(fc.nat(3)))), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(attempts, fc.nat(12), (some, cut) => {
        const rights = some.map((attempt) => attempt.map((tried) => (tried.length === 0 ? 1 : 0) as number))
        const [whole] = sumsOf(some)
        const [first = noAnswers, second = noAnswers] = [some.slice(0, cut), some.slice(cut)].map(
          (part) => sumsOf(part)[0] ?? noAnswers,
        )
        const own = rights.map(([x = 0]) => x)
        const rest = rights.map(([, ...others]) => others.reduce((sum, one) => sum + one, 0))
        expect(addSums(first, second)).toEqual(whole ?? noAnswers)
        expect(discriminationOf(whole ?? noAnswers, 0) ?? 0).toBeCloseTo(correlation(own, rest))
      }),
    )
  })
})

describe('a wrong option is unused', () => {
  const erred = (firstWrong: number[]): ItemSums => {
    const wrong = firstWrong.reduce((sum, one) => sum + one, 0)
    return { ...noAnswers, answers: wrong + 100, right: 100, firstWrong }
  }

  it('when fewer than 5 % of those who erred took it first', () => {
    const sums = erred([0, 57, 2, 1])
    expect([1, 2, 3].map((option) => isUnused(sums, option))).toEqual([false, true, true])
    expect(isUnused(erred([0, 57, 3]), 2)).toBe(false)
    expect(isUnused(erred([60]), 3)).toBe(true)
  })

  it('only once 30 have erred', () => {
    expect(isUnused(erred([29]), 1)).toBe(false)
    expect(isUnused(erred([30]), 1)).toBe(true)
  })
})

/** By its definition; 0 where either does not vary. */
function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const [mx, my] = [mean(xs), mean(ys)]
  const covariance = mean(xs.map((x, index) => (x - mx) * ((ys[index] ?? 0) - my)))
  const deviations = Math.sqrt(mean(xs.map((x) => (x - mx) ** 2)) * mean(ys.map((y) => (y - my) ** 2)))
  return deviations > 1e-9 ? covariance / deviations : 0
}
