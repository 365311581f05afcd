import { expect, it } from 'vitest'
import { pageOf } from '#platform/server/http/cursor.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { listAuditEvents } from './audit-log.ts'
import { exportList } from './export-list.ts'

const numbers = Array.from({ length: 1200 }, (_, index) => index)

it('gives every row of a list once and in order, a page read only when the one before was taken', async () => {
  const deps = await createTestDeps()
  const cursors: (number | undefined)[] = []
  const rows: number[] = []
  for await (const row of await exportList(
    deps,
    testOperator,
    { list: 'numbers' },
    async (cursor: number | undefined, limit) => {
      cursors.push(cursor)
      expect(rows).toHaveLength(cursor === undefined ? 0 : cursor + 1)
      const from = cursor === undefined ? 0 : cursor + 1
      return pageOf(numbers.slice(from, from + limit), limit, (last) => last)
    },
  ))
    rows.push(row)
  expect(rows).toEqual(numbers)
  expect(cursors).toEqual([undefined, 499, 999])
})

it('is recorded in the audit log before any row is read', async () => {
  const deps = await createTestDeps()
  await exportList(deps, testOperator, { list: 'numbers', subject: 'n1' }, () => {
    throw new Error('nothing is read before it is taken')
  })
  const { events } = await listAuditEvents(deps.db)
  expect(events).toMatchObject([
    { by: testOperator.email, type: 'list-exported', subject: 'n1', detail: 'numbers' },
  ])
})
