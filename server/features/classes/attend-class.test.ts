import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { attendClass } from './attend-class.ts'
import { listAttendedModules } from './classes.reads.ts'

it('records attendance once and keeps the first time', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const first = deps.clock()

  await attendClass(deps, learner.id, 2)
  deps.clock.advance(5_000)
  await attendClass(deps, learner.id, 2)

  const rows = await deps.db.selectFrom('attendances').select('attended_at').execute()
  expect(rows).toEqual([{ attended_at: first }])
  expect(await listAttendedModules(deps.db, learner.id)).toEqual([2])
})
