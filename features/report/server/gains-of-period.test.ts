import { expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import { createAssessmentDeps, playAssessment } from '#workshop/testing/app/assessments.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { allLanguages, countGains } from './gains-of-period.ts'

async function setUp() {
  const deps = await createAssessmentDeps()
  const { id } = await createTestLearner(deps.db)
  await playAssessment(deps, id, 'before', () => 'unknown')
  deps.clock.advance(day)
  await playQuiz(deps, id, 1)
  const gains = async () => {
    const found = await countGains(deps.db, { from: 0, until: deps.clock() + 1 })
    return found.get('all')?.get(allLanguages)
  }
  return { deps, id, gains }
}

it('a check before the journey and the first one after it are a pair', async () => {
  const { deps, id, gains } = await setUp()
  await playAssessment(deps, id, 'after')

  expect(await gains()).toMatchObject({ learners: 1 })
})

it('two checks of the same form are none: what was remembered of the questions would count', async () => {
  const { deps, id, gains } = await setUp()
  await playAssessment(deps, id, 'after', undefined, 3)
  deps.clock.advance(8 * day)
  await playAssessment(deps, id, 'after')

  expect(await gains()).toBeUndefined()
})

it('a check before the journey that ended after its first module is none: what was learned would be missing', async () => {
  const { deps, id, gains } = await setUp()
  await playAssessment(deps, id, 'after')
  await deps.db
    .updateTable('assessments')
    .set({ finished_at: deps.clock() + 1 })
    .where('kind', '=', 'before')
    .execute()

  expect(await gains()).toBeUndefined()
})
