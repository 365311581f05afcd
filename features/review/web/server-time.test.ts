import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReviewQuestion } from '#features/review/contract.ts'
import { answerTime, asKnown, serverTime } from './read-review.ts'

const hour = 60 * 60_000
const someTime = fc.integer({ min: 0, max: 4_000_000_000_000 })
const somePast = fc.integer({ min: 0, max: 40 * 24 * hour })
const review = (now: number) => ({ now, questions: [], lately: [] })
const dueAt = (at: number) => ({ dueAt: at }) as ReviewQuestion

it('is the server’s, whatever the clock of the device says', () => {
  fc.assert(
    fc.property(someTime, someTime, somePast, (now, deviceTime, past) => {
      expect(serverTime(asKnown(review(now), deviceTime), deviceTime + past)).toBe(now + past)
    }),
  )
})

it('never goes back behind what the server has said, though the clock of the device was put back', () => {
  fc.assert(
    fc.property(someTime, someTime, someTime, (now, deviceTime, later) => {
      expect(serverTime(asKnown(review(now), deviceTime), later)).toBeGreaterThanOrEqual(now)
    }),
  )
})

it('an answer is given when its question was due, or later', () => {
  fc.assert(
    fc.property(someTime, someTime, someTime, someTime, (now, deviceTime, later, due) => {
      const known = asKnown(review(now), deviceTime)
      const at = answerTime(known, dueAt(due), later)
      expect(at).toBeGreaterThanOrEqual(due)
      expect([due, serverTime(known, later)]).toContain(at)
    }),
  )
})
