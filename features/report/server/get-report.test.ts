import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Report } from '#features/report/contract.ts'
import { answerReview } from '#features/review/server/answer-review.ts'
import type { OperatorId } from '#platform/server/access/callers.ts'
import { day, minute } from '#platform/server/clock/clock.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { addGuest, addListedLearner } from '#workshop/testing/app/desk-learners.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { rowsOf } from './export-report.ts'
import { createReport, type GetReport } from './get-report.ts'

const operator = { id: 'operator' as OperatorId }
/** Around the clock of tests, 1 May 2026. */
const may = { from: '2026-05-01', until: '2026-05-31' }

async function read(getReport: GetReport, period = may): Promise<Report> {
  const report = await getReport(operator, period)
  if (report instanceof Refusal) throw new Error(report.code)
  return report
}

describe('the report of a period', () => {
  it('says of a site without learners that there is nothing, and hides what few could be recognised by', async () => {
    const report = await read(createReport(await createTestDeps()))

    expect(report).toMatchObject({
      registered: 0,
      active: 0,
      certificates: 0,
      certificateHours: null,
      field: null,
    })
    expect(report.modules).toHaveLength(9)
    expect(report.gain.all).toBeNull()
    expect(report.known).toEqual([
      { days: 7, answers: null, share: null },
      { days: 16, answers: null, share: null },
    ])
  })

  it('leaves guests out', async () => {
    const deps = await createTestDeps()
    await playQuiz(deps, await addGuest(deps, 'guest'), 1)
    await playQuiz(deps, await addListedLearner(deps, { id: 'ada' }), 1)

    const { registered, active, modules } = await read(createReport(deps))

    expect([registered, active, modules[0]?.completed]).toEqual([1, 1, 1])
  })

  it('has both of its days whole, and nothing of the day before or after', async () => {
    const deps = await createTestDeps()
    for (const [id, created_at] of [
      ['eve', Date.parse('2026-05-01') - 1],
      ['first', Date.parse('2026-05-01')],
      ['last', Date.parse('2026-06-01') - 1],
      ['after', Date.parse('2026-06-01')],
    ] as const)
      await deps.db
        .insertInto('accounts')
        .values({ id, email: id, email_verified: 0, disabled: 0, valid_since: 0, created_at })
        .execute()
    deps.clock.advance(60 * day)

    expect((await read(createReport(deps))).registered).toBe(2)
  })

  it('counts who came on several days once', async () => {
    const deps = await createTestDeps()
    const learner = await addListedLearner(deps, { id: 'ada' })
    await playQuiz(deps, learner, 1)
    deps.clock.advance(5 * day)
    await playQuiz(deps, learner, 2, 1)

    expect((await read(createReport(deps))).active).toBe(1)
  })

  it('counts a period once in ten minutes', async () => {
    const deps = await createTestDeps()
    const getReport = createReport(deps)
    await read(getReport)
    await addListedLearner(deps, { id: 'ada' })

    expect((await read(getReport)).registered).toBe(0)
    deps.clock.advance(10 * minute)
    expect((await read(getReport)).registered).toBe(1)
  })

  it('is refused for a while to an operator who asks for ever other periods', async () => {
    const getReport = createReport(await createTestDeps())
    const periods = Array.from({ length: 31 }, (_, index) => `2026-05-${String(index + 1).padStart(2, '0')}`)
    for (const from of periods.slice(0, 30)) await read(getReport, { from, until: '2026-05-31' })

    const refused = await getReport(operator, { from: '2026-04-01', until: '2026-05-31' })

    expect(refused).toMatchObject({ code: 'too-many-requests' })
    expect(await read(getReport, { from: '2026-05-30', until: '2026-05-31' })).toMatchObject({
      registered: 0,
    })
  })

  it('says nobody’s name, email or id, whatever they are, in its figures or its file', async () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ÿ]{6,20}$/)
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(word, { minLength: 3, maxLength: 5 }), async (words) => {
        const deps = await createTestDeps()
        const persons = words.map((one, index) => ({
          id: `id-${one}-${index}`,
          name: `${one} Nobody`,
          email: `${one.toLowerCase()}.${index}@mail.example`,
        }))
        for (const person of persons) await addActive(deps, person)
        const report = await read(createReport(deps))
        const said = JSON.stringify([report, rowsOf(report)])
        expect(report.registered).toBe(persons.length)
        for (const { id, name, email } of persons)
          for (const secret of [id, name, email]) expect(said.includes(secret)).toBe(false)
        for (const one of words) expect(said.includes(one)).toBe(false)
      }),
      { numRuns: 5 },
    )
  })
})

/** A learner who has done of everything something. */
async function addActive(deps: TestDeps, person: { id: string; name: string; email: string }) {
  const learner = await addListedLearner(deps, person)
  await playQuiz(deps, learner, 1)
  const { id: questionId, version, answer } = deps.bank.get(1)?.[0] ?? expect.unreachable()
  const answered = { questionId, version, reviewedAt: deps.clock(), option: answer }
  await answerReview(deps, learner, [answered])
}
