import { expect, it } from 'vitest'
import { createAssessmentDeps } from '#workshop/testing/app/assessments.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { exportAssessments } from './assessments.facade.ts'
import { saveChoices } from './save-choices.ts'

it('a choice is kept with its first time, leaves the other one alone, and can be taken back', async () => {
  const deps = await createAssessmentDeps()
  const { id } = await createTestLearner(deps.db)
  const first = deps.clock()
  const kept = async () => {
    const { offerDeclinedAt, resultShownSince } = await exportAssessments(deps.db, id)
    return { offerDeclinedAt, resultShownSince }
  }

  expect(await saveChoices(deps, id, { isResultShown: true })).toEqual({
    isOfferDeclined: false,
    isResultShown: true,
  })
  deps.clock.advance(1000)
  await saveChoices(deps, id, { isResultShown: true, isOfferDeclined: true })
  expect(await kept()).toEqual({ offerDeclinedAt: deps.clock(), resultShownSince: first })

  expect(await saveChoices(deps, id, { isResultShown: false })).toEqual({
    isOfferDeclined: true,
    isResultShown: false,
  })
  expect((await kept()).resultShownSince).toBeNull()
})
