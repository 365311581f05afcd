import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { playQuiz } from '#server/testing/app/quiz-play.ts'
import { listQuizSpans } from './quizzes.facade.ts'

it('all modules took from the first quiz begun to the last one completed, also for learners who repeat one later', async () => {
  const deps = await createTestDeps()
  const [learner, slow] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  for (const number of [3, 1, 2, 4, 5, 6, 7, 8]) {
    await playQuiz(deps, learner.id, number)
    deps.clock.advance(60_000)
  }
  expect(await listQuizSpans(deps.db, [learner.id, slow.id], 9)).toEqual(new Map())

  await playQuiz(deps, learner.id, 9)
  deps.clock.advance(9_000_000)
  await playQuiz(deps, learner.id, 9)

  expect(await listQuizSpans(deps.db, [learner.id, slow.id], 9)).toEqual(new Map([[learner.id, 8 * 60_000]]))
  expect(await listQuizSpans(deps.db, [], 9)).toEqual(new Map())
})
