import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import { type Candidate, orderForReview } from './schedule.ts'

const now = 100.5 * day

interface Named extends Candidate {
  readonly name: string
}

const answered = (name: string, daysAgo: number, parts: Partial<Candidate> = {}): Named => ({
  name,
  answeredAt: now - daysAgo * day,
  wasMissed: false,
  reviews: [],
  ...parts,
})
const reviewed = (daysAgo: number, isRight: boolean) => ({ reviewedAt: now - daysAgo * day, isRight })
const namesOf = (candidates: readonly Named[]) =>
  orderForReview(candidates, now).map(({ candidate }) => candidate.name)

it('begins with what was missed in the quiz or at the last review, then with what has been due longest', () => {
  const candidates = [
    answered('missed, not due', 0.1, { wasMissed: true }),
    answered('yesterday', 1),
    answered('today', 0.2),
    answered('long ago', 9),
    answered('missed', 2, { wasMissed: true }),
    answered('wrong last time', 20, { reviews: [reviewed(3, false)] }),
    answered('wrong long ago', 30, { reviews: [reviewed(5, true), reviewed(10, false)] }),
  ]

  expect(namesOf(candidates)).toEqual([
    'wrong last time',
    'missed',
    'long ago',
    'wrong long ago',
    'yesterday',
    'today',
    'missed, not due',
  ])
})

it('has nothing that was answered rightly after the longest interval', () => {
  const reviews = [30, 27, 20, 4].map((daysAgo) => reviewed(daysAgo, true))

  expect(namesOf([answered('done', 31, { reviews })])).toEqual([])
  expect(namesOf([answered('almost done', 31, { reviews: reviews.slice(1) })])).toEqual(['almost done'])
})

const someCandidate = fc.record({
  answeredAt: fc.integer({ min: 60, max: 100 }).map((days) => days * day),
  wasMissed: fc.boolean(),
  reviews: fc.array(
    fc.record({
      reviewedAt: fc.integer({ min: 4 * 60, max: 4 * 100 + 2 }).map((quarters) => (quarters * day) / 4),
      isRight: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
})

it('whatever was answered, what is due comes first, each question once, none within 20 hours of the answer that counted', () => {
  fc.assert(
    fc.property(fc.array(someCandidate, { maxLength: 30 }), (candidates) => {
      const ordered = orderForReview(candidates, now)
      const isDue = ordered.map(({ dueAt }) => dueAt <= now)
      expect(ordered.length).toBeLessThanOrEqual(20)
      expect(isDue).toEqual(isDue.toSorted((one, other) => Number(other) - Number(one)))
      expect(new Set(ordered.map(({ candidate }) => candidate)).size).toBe(ordered.length)
      for (const { candidate, answeredAt, dueAt } of ordered) {
        expect(answeredAt).toBe(
          Math.max(candidate.answeredAt, ...candidate.reviews.map(({ reviewedAt }) => reviewedAt)),
        )
        expect(dueAt - candidate.answeredAt).toBeGreaterThanOrEqual((20 * day) / 24)
      }
    }),
  )
})
