import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { listPractice } from './list-practice.ts'
import { insertPracticeCompletion, selectPracticeCompletions } from './practice-completion.store.ts'

it("lists the learner's own exercises in the order of the modules", async () => {
  const deps = await createTestDeps()
  const [learner, other] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  await insertPracticeCompletion(deps.db, learner.id, 2, 20)
  await insertPracticeCompletion(deps.db, learner.id, 1, 30)
  await insertPracticeCompletion(deps.db, other.id, 3, 40)

  expect(await listPractice(deps, learner.id)).toEqual([
    { moduleNumber: 1, completedAt: 30 },
    { moduleNumber: 2, completedAt: 20 },
  ])
})

it('leaves out a module that the content no longer has, and exports it all the same', async () => {
  const deps = { ...(await createTestDeps()), moduleCount: 2 }
  const learner = await createTestLearner(deps.db)
  await insertPracticeCompletion(deps.db, learner.id, 3, 10)

  expect(await listPractice(deps, learner.id)).toEqual([])
  expect(await selectPracticeCompletions(deps.db, learner.id)).toEqual([{ moduleNumber: 3, completedAt: 10 }])
})
