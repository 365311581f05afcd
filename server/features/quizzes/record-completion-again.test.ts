import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { playQuiz } from '#server/testing/app/quiz-play.ts'
import { listCompletedModules, recordCompletionAgain } from './quizzes.facade.ts'

it('makes a completed module the one recorded last', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await playQuiz(deps, learner.id, 1)
  deps.clock.advance(1_000)
  await playQuiz(deps, learner.id, 2)
  deps.clock.advance(1_000)

  expect(await recordCompletionAgain(deps, learner.id, 1)).toBe(true)

  expect(await listCompletedModules(deps.db, learner.id)).toEqual([1, 2])
})

it('completes nothing that no attempt has passed', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await playQuiz(deps, learner.id, 1, 9)

  expect(await recordCompletionAgain(deps, learner.id, 1)).toBe(false)

  expect(await listCompletedModules(deps.db, learner.id)).toEqual([])
})
