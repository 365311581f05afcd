import { expect, it } from 'vitest'
import { Refusal } from '#platform/server/http/refusal.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { getProgress } from './get-progress.ts'
import { recordCompletion } from './record-completion.ts'

it('answers with the progress, the same however often it is recorded', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await playQuiz(deps, learner.id, 1)

  const once = await recordCompletion(deps, learner, { moduleNumber: 1 })
  const twice = await recordCompletion(deps, learner, { moduleNumber: 1 })

  expect(once).toMatchObject({ completedModules: [1] })
  expect(twice).toEqual(once)
})

it('refuses a module without a passed attempt, and records nothing (S7.23)', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)

  const outcome = await recordCompletion(deps, learner, { moduleNumber: 5 })

  expect(outcome).toBeInstanceOf(Refusal)
  expect((await getProgress(deps, learner.id)).completedModules).toEqual([])
})
