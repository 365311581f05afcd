import { describe, expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import { createAssessmentDeps, createFinisher, playAssessment } from '#workshop/testing/app/assessments.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { exportAssessments, findShownResult, selectFinishedAssessments } from './assessments.facade.ts'
import { saveChoices } from './save-choices.ts'

describe('for counts', () => {
  it('a check counts with what was right and what was not known, by module, as it was answered', async () => {
    const deps = await createAssessmentDeps()
    const { id } = await createTestLearner(deps.db)
    const startedAt = deps.clock()
    const how = (position: number) => (position === 1 ? 'unknown' : position === 6 ? 'wrong' : 'right')
    await playAssessment(deps, id, 'before', how)

    const [found] = await selectFinishedAssessments(deps.db, { from: startedAt, until: startedAt + 1 })

    expect(found).toMatchObject({ accountId: id, kind: 'before', form: 'b', language: 'en', startedAt })
    expect(found?.results).toHaveLength(18)
    expect(found?.results[0]).toEqual({ moduleNumber: 1, isSigning: false, isRight: false, isUnknown: true })
    expect(found?.results[5]).toEqual({ moduleNumber: 3, isSigning: true, isRight: false, isUnknown: false })
    expect(found?.results[17]).toEqual({ moduleNumber: 9, isSigning: true, isRight: true, isUnknown: false })
  })

  it('those count that were finished in the time asked for, and none that was given up', async () => {
    const deps = await createAssessmentDeps()
    const finisher = await createFinisher(deps)
    const { id: givingUp } = await createTestLearner(deps.db)
    await playAssessment(deps, givingUp, 'before', undefined, 17)
    await playAssessment(deps, finisher, 'after')
    const at = deps.clock()
    deps.clock.advance(30 * day)
    await playAssessment(deps, finisher, 'after')
    const count = async (from: number, until: number) =>
      (await selectFinishedAssessments(deps.db, { from, until })).length

    expect(await count(0, at)).toBe(0)
    expect(await count(at, at + 1)).toBe(1)
    expect(await count(0, deps.clock() + 1)).toBe(2)
  })
})

describe('the result that others may see', () => {
  it('is the best of the final checks, with which try it was, and only while the learner wishes', async () => {
    const deps = await createAssessmentDeps()
    const finisher = await createFinisher(deps)
    const shown = () => findShownResult(deps.db, finisher, deps.clock())
    await playAssessment(deps, finisher, 'after', (position) => (position < 5 ? 'wrong' : 'right'))
    expect(await shown()).toBeUndefined()

    await saveChoices(deps, finisher, { isResultShown: true })
    const first = { right: 14, questionCount: 18, tryNumber: 1, endedAt: deps.clock() }
    expect(await shown()).toEqual(first)
    deps.clock.advance(7 * day)
    await playAssessment(deps, finisher, 'after', (position) => (position < 5 ? 'wrong' : 'right'), 17)
    expect(await shown()).toEqual(first)
    await playAssessment(deps, finisher, 'after')
    expect(await shown()).toEqual(first)
    deps.clock.advance(7 * day)
    await playAssessment(deps, finisher, 'after')
    expect(await shown()).toMatchObject({ right: 18, tryNumber: 3 })

    await saveChoices(deps, finisher, { isResultShown: false })
    expect(await shown()).toBeUndefined()
  })

  it('is never that of a check that was given up: one answer would get a verdict', async () => {
    const deps = await createAssessmentDeps()
    const finisher = await createFinisher(deps)
    await saveChoices(deps, finisher, { isResultShown: true })
    await playAssessment(deps, finisher, 'after', undefined, 1)
    deps.clock.advance(2 * day)

    expect(await findShownResult(deps.db, finisher, deps.clock())).toBeUndefined()
  })

  it('bears no date that is still to come', async () => {
    const deps = await createAssessmentDeps()
    const finisher = await createFinisher(deps)
    await saveChoices(deps, finisher, { isResultShown: true })
    deps.clock.advance(400 * day)
    await playAssessment(deps, finisher, 'after')
    deps.clock.advance(-400 * day)

    expect(await findShownResult(deps.db, finisher, deps.clock())).toBeUndefined()
  })

  it('is never that of a check before the journey', async () => {
    const deps = await createAssessmentDeps()
    const { id } = await createTestLearner(deps.db)
    await playAssessment(deps, id, 'before')
    await saveChoices(deps, id, { isResultShown: true })

    expect(await findShownResult(deps.db, id, deps.clock())).toBeUndefined()
  })
})

it('a learner downloads what was asked and answered, without what was right and without what is still to come', async () => {
  const deps = await createAssessmentDeps()
  const { id } = await createTestLearner(deps.db)
  await playAssessment(deps, id, 'before', undefined, 2)

  const { assessments } = await exportAssessments(deps.db, id)

  expect(assessments[0]?.questions).toEqual([
    { id: 'b-1', moduleNumber: 1, order: [0, 1, 2, 3], given: 2 },
    { id: 'b-2', moduleNumber: 1, order: [0, 1, 2, 3], given: 2 },
    { id: 'b-3', moduleNumber: 2, order: [0, 1, 2, 3], given: null },
  ])
})

it('a learner downloads the number of right answers of a final check, and none of a check before the journey', async () => {
  const deps = await createAssessmentDeps()
  const { id } = await createTestLearner(deps.db)
  await playAssessment(deps, id, 'before')
  await playQuiz(deps, id, 1)
  await playAssessment(deps, id, 'after', (position) => (position === 1 ? 'unknown' : 'right'))

  const { assessments } = await exportAssessments(deps.db, id)

  expect(assessments.map(({ kind, rightCount }) => [kind, rightCount])).toEqual([
    ['before', null],
    ['after', 17],
  ])
})
