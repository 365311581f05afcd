import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { planOf } from '#server/testing/app/query-plan.ts'
import { attendClass } from './attend-class.ts'
import { attendancesOfModule } from './attendance.store.ts'
import { countAttendances } from './classes.facade.ts'

it('counts the learners at the class of each module', async () => {
  const deps = await createTestDeps()
  const [ada, bob] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  for (const { id } of [ada, bob, ada]) await attendClass(deps, id, 1)
  await attendClass(deps, ada.id, 9)
  expect(await countAttendances(deps.db, 9)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 1])
})

it('reads nothing but the index of the module', async () => {
  const { db } = await createTestDeps()
  expect(await planOf(db, attendancesOfModule(db, 1))).toMatch(
    /USING COVERING INDEX attendances_by_module|Index Only Scan using attendances_by_module/,
  )
})
