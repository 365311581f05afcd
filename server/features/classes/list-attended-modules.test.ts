import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { attendClass } from './attend-class.ts'
import { listAttendedModules } from './classes.facade.ts'

it("lists the learner's own classes in the order of the modules", async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const other = await createTestLearner(deps.db)
  for (const number of [3, 1]) await attendClass(deps, learner.id, number)
  await attendClass(deps, other.id, 9)

  expect(await listAttendedModules(deps.db, learner.id)).toEqual([1, 3])
})
