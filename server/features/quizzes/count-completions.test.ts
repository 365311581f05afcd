import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { planOf } from '#server/testing/app/query-plan.ts'
import { playQuiz } from '#server/testing/app/quiz-play.ts'
import { begunAtModule } from './attempt.store.ts'
import { completionsOfModule } from './completion.store.ts'
import { countCompletedModules, countCompletions } from './quizzes.facade.ts'

it('counts each learner once at a module, also one who takes its quiz again', async () => {
  const deps = await createTestDeps()
  const [ada, bob] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  await playQuiz(deps, ada.id, 1)
  await playQuiz(deps, ada.id, 1)
  await playQuiz(deps, ada.id, 1, 3)
  await playQuiz(deps, bob.id, 1, 0)
  await playQuiz(deps, bob.id, 9, 2)
  const counts = await countCompletions(deps.db, 9)
  expect(counts).toHaveLength(9)
  expect(counts[0]).toEqual({ begun: 2, completed: 1 })
  expect(counts[1]).toEqual({ begun: 0, completed: 0 })
  expect(counts[8]).toEqual({ begun: 1, completed: 0 })
})

it('counts nothing of a learner who has gone', async () => {
  const deps = await createTestDeps()
  await playQuiz(deps, (await createTestLearner(deps.db)).id, 1)
  await deps.db.deleteFrom('accounts').execute()
  expect((await countCompletions(deps.db, 9))[0]).toEqual({ begun: 0, completed: 0 })
})

it('counts the modules of each of some learners', async () => {
  const deps = await createTestDeps()
  const [ada, bob] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  for (const number of [1, 5]) await playQuiz(deps, ada.id, number)
  expect(await countCompletedModules(deps.db, [ada.id, bob.id], 9)).toEqual(new Map([[ada.id, 2]]))
  expect(await countCompletedModules(deps.db, [], 9)).toEqual(new Map())
})

it('reads nothing but the index of the module', async () => {
  const { db } = await createTestDeps()
  expect(await planOf(db, completionsOfModule(db, 1))).toMatch(
    /USING COVERING INDEX completions_by_module|Index Only Scan using completions_by_module/,
  )
  expect(await planOf(db, begunAtModule(db, 1))).toMatch(
    /USING COVERING INDEX attempts_begun|Index Only Scan using attempts_begun/,
  )
})
