import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { recordAuditEvent } from './audit-log.ts'
import { exportAuditLog } from './export-audit-log.ts'

it('gives every audit event, the latest first, and with it the export itself', async () => {
  const deps = await createTestDeps()
  for (let at = 1; at <= 1001; at++)
    await recordAuditEvent(deps.db, at, {
      by: 'ada@example.org',
      type: 'account-disabled',
      subject: 'l1',
      detail: `${at}`,
    })
  const rows = []
  for await (const row of await exportAuditLog(deps, testOperator)) rows.push(row)
  expect(rows[0]).toMatchObject({
    at: '2026-05-01T12:00:00.369Z',
    by: testOperator.email,
    type: 'list-exported',
    detail: 'audit-log',
  })
  expect(rows.slice(1).map(({ detail }) => Number(detail))).toEqual(
    Array.from({ length: 1001 }, (_, index) => 1001 - index),
  )
  expect(rows.at(-1)).toMatchObject({ by: 'ada@example.org', type: 'account-disabled', subject: 'l1' })
})
