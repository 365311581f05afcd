import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { insertAttendance } from './attendance.store.ts'
import { exportAttendances } from './classes.facade.ts'

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
