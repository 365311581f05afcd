import { expect, it } from 'vitest'
import { day } from '#platform/server/clock/clock.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { addGuest, addListedLearner } from '#workshop/testing/app/desk-learners.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { createOverview } from './get-overview.ts'

it('the overview counts guests apart, in each step of the journey', async () => {
  const deps = await createTestDeps()
  const learner = await addListedLearner(deps, { id: 'learner' })
  await playQuiz(deps, learner, 1)
  deps.clock.advance(7 * day)
  const [far, near] = [await addGuest(deps, 'a'), await addGuest(deps, 'b')]
  await addGuest(deps, 'c')
  await playQuiz(deps, far, 1)
  await playQuiz(deps, far, 2)
  await playQuiz(deps, near, 1, 3)

  const { learners, guests, weeks, begunAny, completedAll, modules } = await createOverview(deps)('en')

  expect({ learners, guests, begunAny, completedAll }).toEqual({
    learners: 1,
    guests: 2,
    begunAny: 1,
    completedAll: 0,
  })
  expect(weeks.slice(-2).map(({ registered }) => registered)).toEqual([1, 0])
  expect(modules.slice(0, 2)).toEqual([
    { moduleNumber: 1, attended: 0, begun: 1, completed: 1, notGoneOn: 1 },
    { moduleNumber: 2, attended: 0, begun: 0, completed: 0, notGoneOn: 0 },
  ])
})
