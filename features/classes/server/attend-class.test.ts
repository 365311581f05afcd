import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { attendClass } from './attend-class.ts'
import { exportAttendances } from './classes.facade.ts'

it('records a lesson that was read once, until its class is visited', async () => {
  const deps = await createTestDeps()
  const { id } = await createTestLearner(deps.db)
  const read = deps.clock()
  await attendClass(deps, id, 2, 'lesson')
  deps.clock.advance(5_000)
  await attendClass(deps, id, 2, 'lesson')
  expect(await exportAttendances(deps.db, id)).toEqual([
    { moduleNumber: 2, attendedAt: read, kind: 'lesson' },
  ])

  const visit = deps.clock()
  for (const kind of ['class', 'lesson', 'class'] as const) {
    await attendClass(deps, id, 2, kind)
    deps.clock.advance(5_000)
  }
  expect(await exportAttendances(deps.db, id)).toEqual([
    { moduleNumber: 2, attendedAt: visit, kind: 'class' },
  ])
})

it('records attendance once and keeps the first time', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const first = deps.clock()

  await attendClass(deps, learner.id, 2)
  deps.clock.advance(5_000)
  await attendClass(deps, learner.id, 2)

  expect(await exportAttendances(deps.db, learner.id)).toEqual([
    { moduleNumber: 2, attendedAt: first, kind: 'class' },
  ])
})
