import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { addTestClass } from '#wagons/classroom/testing/class-rows.ts'
import { collectRows } from '#workshop/testing/app/collect-rows.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { exportHeldClass } from './export-held-class.ts'
import { getHeldClass } from './list-held-classes.ts'

it('is a row for each learner, and an entry in the audit log', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const { id } = await addTestClass(deps, learner.id)

  const rows = await collectRows(expectDone(await exportHeldClass(deps, testOperator, id)))

  expect(rows).toEqual([
    {
      email: learner.email,
      nickname: 'Ada in Class',
      minutes: 1,
      removed: '',
      'first seen': '2026-05-01T12:00:00.369Z',
      'last seen': '2026-05-01T12:00:00.370Z',
    },
  ])
  expect((await listAuditEvents(deps.db)).events).toMatchObject([
    { type: 'list-exported', subject: id, detail: 'class-attendance', by: testOperator.email },
  ])
})

it.each([
  [0, 0],
  [1, 1],
  [65_000, 2],
  [90_000, 2],
  [120_000, 2],
])('counts the minutes that were begun, as the page does: %i ms are %i', async (present_ms, minutes) => {
  const deps = await createTestDeps()
  const { id } = await addTestClass(deps, (await createTestLearner(deps.db)).id)
  await deps.db.updateTable('class_presences').set({ present_ms }).execute()

  const rows = await collectRows(expectDone(await exportHeldClass(deps, testOperator, id)))

  expect(rows).toMatchObject([{ minutes }])
  expect(expectDone(await getHeldClass(deps.db, id)).attendees).toMatchObject([{ minutes }])
})

it('is refused for a class that there was not, and then not recorded', async () => {
  const deps = await createTestDeps()

  expect(codeOf(await exportHeldClass(deps, testOperator, crypto.randomUUID()))).toBe('unknown-class')
  expect((await listAuditEvents(deps.db)).events).toEqual([])
})
