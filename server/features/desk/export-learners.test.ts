import { expect, it } from 'vitest'
import { listAuditEvents } from '#server/features/operators/audit-log.ts'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { addListedLearner, testOperator } from '#server/testing/app/desk-learners.ts'
import { exportLearners } from './export-learners.ts'

it('gives all learners, the latest first, read as it is taken, and writes down that it was asked for', async () => {
  const deps = await createTestDeps()
  await addListedLearner(deps, { id: 'a', name: 'Ada' })
  deps.clock.advance(1000)
  for (let index = 1000; index < 1600; index++) await addListedLearner(deps, { id: `l${index}` })
  const rows = []
  for await (const row of await exportLearners(deps, testOperator)) rows.push(row)
  expect(rows).toHaveLength(601)
  expect(rows.at(-1)).toEqual({
    id: 'a',
    email: 'a@example.org',
    email_verified: false,
    name: 'Ada',
    disabled: false,
    registered_at: '2026-05-01T12:00:00.369Z',
    last_login_at: null,
    completed_modules: 0,
  })
  expect(rows.slice(0, -1).map(({ id }) => id)).toEqual(Array.from({ length: 600 }, (_, i) => `l${1599 - i}`))
  expect((await listAuditEvents(deps.db)).events).toMatchObject([
    { by: testOperator.email, type: 'list-exported', detail: 'learners' },
  ])
})
