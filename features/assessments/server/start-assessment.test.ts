import { describe, expect, it } from 'vitest'
import { day, hour } from '#platform/server/clock/clock.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import {
  beginAssessment,
  createAssessmentDeps,
  createFinisher,
  playAssessment,
} from '#workshop/testing/app/assessments.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { exportAssessments } from './assessments.facade.ts'
import { getAssessment } from './get-assessment.ts'
import { saveChoices } from './save-choices.ts'
import { startAssessment } from './start-assessment.ts'

async function setUp() {
  const deps = await createAssessmentDeps()
  const { id: newcomer } = await createTestLearner(deps.db)
  const refusal = async (...input: Parameters<typeof startAssessment>) => {
    const outcome = await startAssessment(...input)
    return outcome instanceof Refusal ? [outcome.code, outcome.retryAfter] : outcome.status
  }
  const formsOf = async (learner = newcomer) =>
    (await exportAssessments(deps.db, learner)).assessments.map(({ kind, form }) => `${kind} ${form}`)
  return { deps, newcomer, refusal, formsOf }
}

describe('a check before the journey', () => {
  it('opens at its first question, with the words of its options and nothing else', async () => {
    const { deps, newcomer } = await setUp()

    const { status, questionCount, running, results } = await beginAssessment(deps, newcomer, 'before')

    expect([status, questionCount, results]).toEqual(['running', 18, []])
    expect(running).toEqual({
      id: expect.any(String),
      question: {
        id: expect.stringMatching(/^[\w-]{16}$/),
        position: 1,
        question: 'en b-1?',
        options: [0, 1, 2, 3].map((place) => `en b-1 option ${place}`),
      },
      endsAt: deps.clock() + day,
      language: 'en',
      languages: ['en', 'fr'],
    })
  })

  it('has a form that is drawn, and options in an order that is drawn and stays', async () => {
    const { deps, newcomer, formsOf } = await setUp()
    const first = await beginAssessment({ ...deps, randomIndex: () => 0 }, newcomer, 'before')

    expect(await formsOf()).toEqual(['before a'])
    expect(first.running?.question.options).not.toEqual(first.running?.question.options.toSorted())
    expect(await beginAssessment(deps, newcomer, 'before')).toEqual(first)
  })

  it('is for those who have hardly begun: two questions of a quiz, and not three', async () => {
    const { deps, newcomer, refusal } = await setUp()
    await playQuiz(deps, newcomer, 1, 2)
    expect(await refusal(deps, newcomer, 'before')).toBe('running')

    const { id: other } = await createTestLearner(deps.db)
    await playQuiz(deps, other, 1, 3)
    expect(await refusal(deps, other, 'before')).toEqual(['journey-begun', undefined])
  })

  it('that is running is resumed, until the journey has begun', async () => {
    const { deps, newcomer, refusal } = await setUp()
    await playAssessment(deps, newcomer, 'before', undefined, 4)
    await playQuiz(deps, newcomer, 1, 2)
    expect((await beginAssessment(deps, newcomer, 'before')).running?.question.position).toBe(5)

    await playQuiz(deps, newcomer, 1)
    expect(await refusal(deps, newcomer, 'before')).toEqual(['journey-begun', undefined])
  })

  it('takes back that its offer was declined', async () => {
    const { deps, newcomer } = await setUp()
    await saveChoices(deps, newcomer, { isOfferDeclined: true })

    expect((await beginAssessment(deps, newcomer, 'before')).isOffered).toBe(true)
    expect((await getAssessment(deps, newcomer, 'before')).isOffered).toBe(true)
    expect((await exportAssessments(deps.db, newcomer)).offerDeclinedAt).toBeNull()
  })

  it('is taken once (SX.53)', async () => {
    const { deps, newcomer, refusal } = await setUp()
    await playAssessment(deps, newcomer, 'before')
    deps.clock.advance(100 * day)

    expect(await refusal(deps, newcomer, 'before')).toEqual(['assessment-done', undefined])
  })

  it('that was given up is dropped after a day, and begins anew in the same form', async () => {
    const { deps, newcomer, formsOf } = await setUp()
    await playAssessment({ ...deps, randomIndex: () => 0 }, newcomer, 'before', undefined, 4)
    deps.clock.advance(24 * hour)

    const { running } = await beginAssessment(deps, newcomer, 'before')

    expect([running?.question.position, running?.endsAt]).toEqual([1, deps.clock() + day])
    expect(await formsOf()).toEqual(['before a'])
  })

  it('begun in two tabs at once is one', async () => {
    const { deps, newcomer, formsOf } = await setUp()

    const [one, other] = await Promise.all([
      beginAssessment(deps, newcomer, 'before'),
      beginAssessment({ ...deps, randomIndex: () => 0 }, newcomer, 'before'),
    ])

    expect(one).toEqual(other)
    expect(await formsOf()).toHaveLength(1)
  })

  it('is refused where the site has none', async () => {
    const { deps, newcomer, refusal } = await setUp()

    expect(await refusal({ ...deps, forms: undefined }, newcomer, 'before')).toEqual([
      'no-assessment',
      undefined,
    ])
  })
})

describe('the final check', () => {
  it('opens once all modules are completed', async () => {
    const { deps, newcomer, refusal } = await setUp()
    await playQuiz(deps, newcomer, 1, 9)
    expect(await refusal(deps, newcomer, 'after')).toEqual(['modules-missing', undefined])

    await playQuiz(deps, newcomer, 1)
    expect(await refusal(deps, newcomer, 'after')).toBe('running')
  })

  it.each([0, 1])(
    'has the other form than the check before the journey, the third time the first one (draw %i)',
    async (drawn) => {
      const { deps, newcomer, formsOf } = await setUp()
      await playAssessment({ ...deps, randomIndex: () => drawn }, newcomer, 'before')
      await playQuiz(deps, newcomer, 1)
      await playAssessment(deps, newcomer, 'after')
      deps.clock.advance(7 * day)
      await playAssessment(deps, newcomer, 'after')

      const [first, other] = drawn === 0 ? ['a', 'b'] : ['b', 'a']
      expect(await formsOf()).toEqual([`before ${first}`, `after ${other}`, `after ${first}`])
    },
  )

  it('is refused again for seven days after its end, and says for how long (SX.53)', async () => {
    const { deps, refusal } = await setUp()
    const finisher = await createFinisher(deps)
    await playAssessment(deps, finisher, 'after')

    deps.clock.advance(7 * day - 1000)
    expect(await refusal(deps, finisher, 'after')).toEqual(['too-soon', 1])
    deps.clock.advance(1000)
    expect(await refusal(deps, finisher, 'after')).toBe('running')
  })

  it('that was given up is over after a day, counts as a try, and the next one waits for seven days more', async () => {
    const { deps, refusal, formsOf } = await setUp()
    const finisher = await createFinisher(deps)
    await playAssessment(deps, finisher, 'after', undefined, 3)

    deps.clock.advance(8 * day - 1)
    expect(await refusal(deps, finisher, 'after')).toEqual(['too-soon', 1])
    deps.clock.advance(1)
    const { running } = await beginAssessment(deps, finisher, 'after')
    expect(running?.question.position).toBe(1)
    expect(await formsOf(finisher)).toEqual(['after b', 'after a'])
  })

  it('begun by a clock that was ahead keeps nobody from the next ones, whose order stays that of the tries', async () => {
    const { deps, refusal, formsOf } = await setUp()
    const finisher = await createFinisher(deps)
    deps.clock.advance(400 * day)
    await playAssessment(deps, finisher, 'after')
    deps.clock.advance(-400 * day)

    await playAssessment(deps, finisher, 'after')
    expect(await refusal(deps, finisher, 'after')).toEqual(['too-soon', 7 * 24 * 3600])
    deps.clock.advance(7 * day)
    const { results } = await playAssessment(deps, finisher, 'after')

    expect(results.map(({ tryNumber }) => tryNumber)).toEqual([1, 2, 3])
    expect(await formsOf(finisher)).toEqual(['after b', 'after a', 'after b'])
  })

  it('gives each module what is left of it before another one may take it', async () => {
    const { deps } = await setUp()
    const finisher = await createFinisher(deps)
    await beginAssessment(deps, finisher, 'after')
    // Module 1 has none of its own any more, module 2 has two others.
    const moved = (deps.forms?.b ?? []).map((question, index) =>
      index < 4 ? { ...question, id: `new-${question.id}`, moduleNumber: 2 } : question,
    )

    await playAssessment({ ...deps, forms: deps.forms && { ...deps.forms, b: moved } }, finisher, 'after')

    const [check] = (await exportAssessments(deps.db, finisher)).assessments
    expect(check?.questions.slice(2, 4).map(({ id }) => id)).toEqual(['new-b-1', 'new-b-2'])
  })

  it('goes on with another question where the content has lost one that was not asked yet', async () => {
    const { deps } = await setUp()
    const finisher = await createFinisher(deps)
    await playAssessment(deps, finisher, 'after', undefined, 3)
    const renamed = (deps.forms?.b ?? []).map((question) =>
      ['b-2', 'b-4'].includes(question.id) ? { ...question, id: `new-${question.id}` } : question,
    )
    const after = { ...deps, forms: deps.forms && { ...deps.forms, b: renamed } }

    expect((await playAssessment(after, finisher, 'after')).results[0]).toMatchObject({ right: 18 })
    const [check] = (await exportAssessments(deps.db, finisher)).assessments
    expect(check?.questions.slice(0, 5).map(({ id }) => id)).toEqual(['b-1', 'b-2', 'b-3', 'new-b-4', 'b-5'])
  })
})
