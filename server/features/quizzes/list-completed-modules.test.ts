import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { playQuiz } from '#server/testing/app/quiz-play.ts'
import { listCompletedModules } from './quizzes.facade.ts'

it('lists completed modules with the one recorded last first, whatever their order', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  for (const number of [9, 2]) {
    await playQuiz(deps, learner.id, number)
    deps.clock.advance(1_000)
  }

  expect(await listCompletedModules(deps.db, learner.id)).toEqual([2, 9])
})

it("lists no other learner's modules", async () => {
  const deps = await createTestDeps()
  await playQuiz(deps, (await createTestLearner(deps.db)).id, 1)

  expect(await listCompletedModules(deps.db, (await createTestLearner(deps.db)).id)).toEqual([])
})
