import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import { type Review, scheduleOf, spentReviews } from './schedule.ts'

const right = (days: number): Review => ({ reviewedAt: days * day, isRight: true })
const wrong = (days: number): Review => ({ reviewedAt: days * day, isRight: false })
const hour = day / 24
const dueInHours = (...reviews: Review[]) => {
  const schedule = scheduleOf(0, reviews)
  return schedule && schedule.dueAt / hour
}

describe('a question is due', () => {
  it('one day after it was answered in the quiz, four hours early', () => {
    expect(dueInHours()).toBe(24 - 4)
  })

  it('3, 7 and 16 days after right answers in a row, four hours early, and after the fourth no more', () => {
    const reviews = [right(1), right(4), right(11), right(27)]
    expect([1, 2, 3, 4].map((count) => dueInHours(...reviews.slice(0, count)))).toEqual([
      4 * 24 - 4,
      11 * 24 - 4,
      27 * 24 - 4,
      null,
    ])
  })

  it('the day after a wrong answer, and then from the beginning', () => {
    expect(dueInHours(right(1), right(4), wrong(11))).toBe(12 * 24 - 4)
    expect(dueInHours(right(1), right(4), wrong(11), right(12))).toBe(15 * 24 - 4)
  })

  it('as before when it was answered before its time', () => {
    expect(dueInHours(right(0.5))).toBe(20)
    expect(dueInHours(right(1), wrong(2))).toBe(4 * 24 - 4)
  })

  it('the later, the later it was answered', () => {
    expect(dueInHours(right(10))).toBe(13 * 24 - 4)
  })

  it('to who comes at the same time of the day, whether the last review went on for minutes or this one is early', () => {
    const minute = hour / 60
    const at = (days: number, minutes: number) => ({
      reviewedAt: days * day + minutes * minute,
      isRight: false,
    })
    const evenings = [at(1, -3), at(2, 5), at(3, 0), at(4, -20)]
    for (const [index, { reviewedAt }] of evenings.entries())
      expect(scheduleOf(0, evenings.slice(0, index))?.dueAt).toBeLessThanOrEqual(reviewedAt)
  })
})

/** In quarters of a day, so that some fall on the very time at which the question is due. */
const someReviews = fc.array(
  fc.record({ reviewedAt: fc.nat(240).map((quarters) => (quarters * day) / 4), isRight: fc.boolean() }),
  { maxLength: 12 },
)

describe('whatever the answers', () => {
  it('any order of their arrival makes the same schedule (SX.42)', () => {
    const shuffled = someReviews.chain((reviews) =>
      fc.record({
        reviews: fc.constant(reviews),
        other: fc.shuffledSubarray(reviews, { minLength: reviews.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ reviews, other }) => {
        expect(scheduleOf(0, other)).toEqual(scheduleOf(0, reviews))
      }),
    )
  })

  it('sent again, now or late, they change nothing', () => {
    fc.assert(
      fc.property(someReviews, fc.nat(11), (reviews, count) => {
        expect(scheduleOf(0, [...reviews, ...reviews.slice(0, count)])).toEqual(scheduleOf(0, reviews))
      }),
    )
  })

  it('those that may go change neither the schedule nor the last answer, also of what comes late', () => {
    const history = fc.record({ reviews: someReviews, late: someReviews, settled: fc.nat(60) })
    fc.assert(
      fc.property(history, ({ reviews, late, settled: days }) => {
        const settled = days * day
        const known = distinct(reviews)
        const spent = new Set(spentReviews(0, known, settled))
        const left = known.filter((review) => !spent.has(review))
        const later = distinct(late).filter(({ reviewedAt }) => reviewedAt >= settled)

        for (const after of [[], later]) {
          const all = distinct([...known, ...after])
          const kept = distinct([...left, ...after])
          expect(scheduleOf(0, kept)).toEqual(scheduleOf(0, all))
          expect(latestOf(kept)).toEqual(latestOf(all))
        }
        expect(left.filter(({ reviewedAt }) => reviewedAt < settled).length).toBeLessThanOrEqual(6)
      }),
      { numRuns: 2000 },
    )
  })

  it('no question is due twice in 20 hours, or sooner than its interval after the answer that counted last', () => {
    fc.assert(
      fc.property(someReviews, (reviews) => {
        const times = countedTimes(reviews)
        for (const [index, time] of times.entries())
          expect(time - (times[index - 1] ?? 0)).toBeGreaterThanOrEqual(day - 4 * hour)
        const schedule = scheduleOf(0, reviews)
        const interval = [1, 3, 7, 16][schedule?.step ?? 0] ?? 0
        if (schedule) expect(schedule.dueAt - (times.at(-1) ?? 0)).toBe(interval * day - 4 * hour)
      }),
    )
  })

  it('it is finished when, and only when, the last four that counted were right', () => {
    fc.assert(
      fc.property(someReviews, (reviews) => {
        const counted = countedTimes(reviews).map(
          (time) => !reviews.some(({ reviewedAt, isRight }) => reviewedAt === time && !isRight),
        )
        const isFinished = counted.length >= 4 && counted.slice(-4).every(Boolean)
        expect(scheduleOf(0, reviews) === null).toBe(isFinished)
      }),
    )
  })
})

/** When the schedule changed, as answer after answer came in. */
function countedTimes(reviews: readonly Review[]): number[] {
  const times = [...new Set(reviews.map(({ reviewedAt }) => reviewedAt))].sort((a, b) => a - b)
  const upTo = (time: number) =>
    scheduleOf(
      0,
      reviews.filter(({ reviewedAt }) => reviewedAt <= time),
    )
  return times.filter(
    (time, index) =>
      JSON.stringify(upTo(time)) !==
      JSON.stringify(index === 0 ? scheduleOf(0, []) : upTo(times[index - 1] ?? 0)),
  )
}

/** At most one of a time, as the database keeps them: the first. */
const distinct = (reviews: readonly Review[]): Review[] => [
  ...new Map(reviews.toReversed().map((review) => [review.reviewedAt, review])).values(),
]

const latestOf = (reviews: readonly Review[]) =>
  reviews.toSorted((one, other) => one.reviewedAt - other.reviewedAt).at(-1)
