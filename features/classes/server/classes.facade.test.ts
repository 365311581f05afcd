import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { planOf } from '#workshop/testing/database/query-plan.ts'
import { attendClass } from './attend-class.ts'
import { countAttendancesOf, insertAttendance } from './attendance.store.ts'
import { countAttendances, exportAttendances } from './classes.facade.ts'

it('counts the learners at the class of each module', async () => {
  const deps = await createTestDeps()
  const [ada, bob] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  for (const { id } of [ada, bob, ada]) await attendClass(deps, id, 1)
  await attendClass(deps, ada.id, 9)
  expect(await countAttendances(deps.db, 9)).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 1])
})

it('reads nothing but the index of the module', async () => {
  const { db } = await createTestDeps()
  expect(await planOf(db, (on) => countAttendancesOf(on, 1))).toMatch(
    /USING COVERING INDEX attendances_by_module|Index Only Scan using attendances_by_module/,
  )
})

it("has the learner's own attendances in the order of the modules", async () => {
  const { db } = await createTestDeps()
  const [learner, other] = [await createTestLearner(db), await createTestLearner(db)]
  await insertAttendance(db, learner.id, { moduleNumber: 2, kind: 'class' }, 20)
  await insertAttendance(db, learner.id, { moduleNumber: 1, kind: 'lesson' }, 30)
  await insertAttendance(db, other.id, { moduleNumber: 3, kind: 'class' }, 40)

  expect(await exportAttendances(db, learner.id)).toEqual([
    { moduleNumber: 1, attendedAt: 30, kind: 'lesson' },
    { moduleNumber: 2, attendedAt: 20, kind: 'class' },
  ])
})
