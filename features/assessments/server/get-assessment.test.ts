import { expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import {
  beginAssessment,
  createAssessmentDeps,
  createFinisher,
  playAssessment,
} from '#workshop/testing/app/assessments.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { getAssessment } from './get-assessment.ts'
import { saveChoices } from './save-choices.ts'

async function setUp() {
  const deps = await createAssessmentDeps()
  const { id: newcomer } = await createTestLearner(deps.db)
  return { deps, newcomer }
}

it('before the journey a newcomer is offered a check, until it is declined or done', async () => {
  const { deps, newcomer } = await setUp()
  const before = async (learner = newcomer) => {
    const { status, isOffered } = await getAssessment(deps, learner, 'before')
    return [status, isOffered]
  }
  expect(await before()).toEqual(['ready', true])
  await playAssessment(deps, newcomer, 'before', undefined, 3)
  expect(await before()).toEqual(['running', true])
  await playAssessment(deps, newcomer, 'before')
  expect(await before()).toEqual(['ended', false])

  const { id: other } = await createTestLearner(deps.db)
  await saveChoices(deps, other, { isOfferDeclined: true })
  expect(await before(other)).toEqual(['ready', false])
})

it('who is on the way is offered none before the journey, and the final check waits for the last module', async () => {
  const { deps, newcomer } = await setUp()
  await playQuiz(deps, newcomer, 1, 5)

  expect(await getAssessment(deps, newcomer, 'before')).toMatchObject({ status: 'locked', isOffered: false })
  expect(await getAssessment(deps, newcomer, 'after')).toMatchObject({ status: 'locked', opensAt: null })
})

it('a check before the journey ends without a number: it says with which module to begin, and completes nothing (SX.53)', async () => {
  const { deps, newcomer } = await setUp()
  const how = (position: number) => ([1, 2, 7, 8, 9].includes(position) ? 'right' : 'unknown')

  const { results } = await playAssessment(deps, newcomer, 'before', how)

  expect(results).toEqual([
    {
      tryNumber: 1,
      right: null,
      questionCount: 18,
      isWhole: true,
      endedAt: deps.clock(),
      open: null,
      beginAt: 2,
    },
  ])
  expect(await deps.db.selectFrom('completions').selectAll().execute()).toEqual([])
})

it('of a check before the journey nothing is sent that depends on what comes after the first module that is not known', async () => {
  const { deps, newcomer } = await setUp()
  const { id: other } = await createTestLearner(deps.db)
  const fromModule2 = (how: 'right' | 'wrong') => (position: number) =>
    position <= 2 ? 'right' : position === 3 ? 'unknown' : how

  const one = await playAssessment(deps, newcomer, 'before', fromModule2('right'))
  const two = await playAssessment(deps, other, 'before', fromModule2('wrong'))

  expect(one.results[0]?.beginAt).toBe(2)
  expect(two).toEqual(one)
})

it('who knows all before the journey is told no module at which to begin', async () => {
  const { deps, newcomer } = await setUp()

  expect((await playAssessment(deps, newcomer, 'before')).results).toMatchObject([{ beginAt: null }])
})

it('a check before the journey that was given up judges nothing', async () => {
  const { deps, newcomer } = await setUp()
  await playAssessment(deps, newcomer, 'before', undefined, 17)
  deps.clock.advance(day)

  expect(await getAssessment(deps, newcomer, 'before')).toMatchObject({ status: 'ready', results: [] })
})

it.each(['right', 'wrong'] as const)(
  'a final check that was given up has no result: one answer (%s) gets no verdict',
  async (how) => {
    const { deps } = await setUp()
    const finisher = await createFinisher(deps)
    const { running } = await playAssessment(deps, finisher, 'after', () => how, 1)
    deps.clock.advance(day)

    const { status, opensAt, results } = await getAssessment(deps, finisher, 'after')

    expect([status, opensAt]).toEqual(['ended', (running?.endsAt ?? 0) + 7 * day])
    expect(results).toEqual([
      {
        tryNumber: 1,
        right: null,
        questionCount: 18,
        isWhole: false,
        endedAt: running?.endsAt,
        open: null,
        beginAt: null,
      },
    ])
  },
)

it('after seven days the final check is ready again, with the result of the first try still there', async () => {
  const { deps } = await setUp()
  const finisher = await createFinisher(deps)
  await playAssessment(deps, finisher, 'after')
  deps.clock.advance(7 * day)

  expect(await getAssessment(deps, finisher, 'after')).toMatchObject({
    status: 'ready',
    opensAt: null,
    results: [{ tryNumber: 1, right: 18 }],
  })
})

it('is in the language that is asked for, with the options in the same order', async () => {
  const { deps, newcomer } = await setUp()
  await beginAssessment({ ...deps, randomIndex: () => 0 }, newcomer, 'before')
  const read = async (language: string) =>
    (await getAssessment(deps, newcomer, 'before', () => language)).running

  const [en, fr] = [await read('en'), await read('fr')]

  expect(fr?.question.question).toBe('fr a-1?')
  expect(fr?.question.options).toEqual(en?.question.options.map((words) => words.replace('en', 'fr')))
})

it('is absent where the site has no forms', async () => {
  const { deps, newcomer } = await setUp()

  expect(await getAssessment({ ...deps, forms: undefined }, newcomer, 'before')).toMatchObject({
    status: 'absent',
    isOffered: false,
  })
})
