import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ReviewQuestion } from '#features/review/contract.ts'
import { planDay } from './day-plan.ts'

const hour = 60 * 60_000
const day = 24 * hour
const midnight = new Date(2026, 10, 30).getTime()
const noon = midnight + 12 * hour

/** Times in hours from the beginning of the day. */
const question = (id: string, dueIn: number, parts: Partial<ReviewQuestion> = {}) =>
  ({
    id,
    dueAt: midnight + dueIn * hour,
    answeredAt: midnight - 24 * hour,
    isMissed: false,
    ...parts,
  }) as ReviewQuestion
const answer = (questionId: string, at: number) => ({ questionId, reviewedAt: midnight + at * hour })
const planned = (
  questions: readonly ReviewQuestion[],
  {
    lately = [] as ReturnType<typeof answer>[],
    waiting = [] as ReturnType<typeof answer>[],
    now = noon,
  } = {},
) => {
  const plan = planDay({ questions: [...questions], lately }, waiting, now)
  return {
    ids: plan.questions.map(({ id }) => id),
    nextInHours: plan.nextAt && (plan.nextAt - midnight) / hour,
  }
}
const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => question(id, -5))

describe('a day', () => {
  it('begins with what was missed, then with what has been due longest', () => {
    const questions = [
      question('since today', 1),
      question('not yet', 13),
      question('for long', -90),
      question('missed', 2, { isMissed: true }),
    ]
    expect(planned(questions)).toEqual({ ids: ['missed', 'for long', 'since today'], nextInHours: 13 })
  })

  it('has five questions at most, and the others the day after', () => {
    expect(planned(seven)).toEqual({ ids: ['a', 'b', 'c', 'd', 'e'], nextInHours: 24 })
  })

  it('counts what was answered today, on other devices too, and what waits, each question once', () => {
    const lately = [answer('x', 0), answer('y', -0.1), answer('a', 1)]
    const waiting = [answer('a', 2), answer('b', 3)]
    expect(planned(seven, { lately, waiting }).ids).toEqual(['c', 'd'])
  })

  it('asks nothing whose answer waits, of whichever day it is', () => {
    expect(planned(seven, { waiting: [answer('a', -30)] }).ids).toEqual(['b', 'c', 'd', 'e', 'f'])
  })

  it('asks nothing that was answered on it, though it is due', () => {
    const early = question('a', 10, { answeredAt: midnight })
    expect(planned([early])).toEqual({ ids: [], nextInHours: 24 })
  })

  it('says when the next one is due, and when none is left', () => {
    expect(planned([question('soon', 15)])).toEqual({ ids: [], nextInHours: 15 })
    expect(planned([question('now', 1)])).toEqual({ ids: ['now'], nextInHours: null })
    expect(planned([])).toEqual({ ids: [], nextInHours: null })
  })

  it('goes on the next day with what was known, without a connection', () => {
    const waiting = ['a', 'b', 'c', 'd', 'e'].map((id) => answer(id, 12))
    expect(planned(seven, { waiting })).toEqual({ ids: [], nextInHours: 24 })
    expect(planned(seven, { waiting, now: midnight + 25 * hour }).ids).toEqual(['f', 'g'])
  })
})

describe('the day on which clocks are put back', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it('has 25 hours', () => {
    vi.stubEnv('TZ', 'Europe/Paris')
    const start = new Date(2026, 9, 25).getTime()
    const due = seven.map((each) => ({ ...each, answeredAt: 0, dueAt: start }))
    const waiting = [{ questionId: 'a', reviewedAt: start }]

    const last = planDay({ questions: due, lately: [] }, waiting, start + 25 * hour - 1)
    const next = planDay({ questions: due, lately: [] }, waiting, start + 25 * hour)

    expect([last.questions.length, last.nextAt]).toEqual([4, start + 25 * hour])
    expect(next.questions).toHaveLength(5)
  })
})

const someHours = (min: number, max: number) => fc.integer({ min, max })
const someQuestions = fc.uniqueArray(
  fc
    .record({
      id: fc.constantFrom(...'abcdefghijkl'),
      dueIn: someHours(-100, 100),
      answered: someHours(-100, 12),
      isMissed: fc.boolean(),
    })
    .map(({ id, dueIn, answered, isMissed }) =>
      question(id, dueIn, { isMissed, answeredAt: midnight + answered * hour }),
    ),
  { selector: ({ id }) => id },
)
const someAnswers = fc.array(
  fc
    .record({ id: fc.constantFrom(...'abcdefghijkl'), at: someHours(-48, 12) })
    .map(({ id, at }) => answer(id, at)),
  { maxLength: 8 },
)

describe('whatever was answered', () => {
  it('at most five questions are asked in a day, each of them once, none too soon (SX.42)', () => {
    fc.assert(
      fc.property(someQuestions, someAnswers, someAnswers, (questions, lately, waiting) => {
        const plan = planDay({ questions, lately }, waiting, noon)
        const ofToday = [...lately, ...waiting].filter(({ reviewedAt }) => reviewedAt >= midnight)
        const ids = [...ofToday.map(({ questionId }) => questionId), ...plan.questions.map(({ id }) => id)]
        if (plan.questions.length > 0) expect(new Set(ids).size).toBeLessThanOrEqual(5)
        for (const { id, dueAt, answeredAt } of plan.questions) {
          expect(dueAt).toBeLessThanOrEqual(noon)
          expect(answeredAt).toBeLessThan(midnight)
          expect(waiting.map(({ questionId }) => questionId)).not.toContain(id)
        }
        if (plan.nextAt !== null) expect(plan.nextAt).toBeGreaterThan(noon)
      }),
    )
  })

  it('a device without a connection asks every question once, five a day', () => {
    fc.assert(
      fc.property(someQuestions, (questions) => {
        const waiting: ReturnType<typeof answer>[] = []
        for (let days = 0; days < 8; days++) {
          const now = noon + days * day
          const { questions: asked } = planDay({ questions, lately: [] }, waiting, now)
          expect(asked.length).toBeLessThanOrEqual(5)
          waiting.push(...asked.map(({ id }) => ({ questionId: id, reviewedAt: now })))
        }
        expect(waiting.map(({ questionId }) => questionId).toSorted()).toEqual(
          questions.map(({ id }) => id).toSorted(),
        )
      }),
    )
  })
})
