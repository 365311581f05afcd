import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { listAuditEvents, recordAuditEvent } from './audit-log.ts'

it('writes down who did what, to what, and when (SX.41)', async () => {
  const { db } = await createTestDeps()

  await recordAuditEvent(db, 7, {
    by: 'ada@example.org',
    type: 'account-disabled',
    subject: 'u1',
    detail: 'spam',
  })

  expect((await listAuditEvents(db)).events).toEqual([
    {
      id: expect.any(String),
      at: 7,
      by: 'ada@example.org',
      type: 'account-disabled',
      subject: 'u1',
      accountId: null,
      email: null,
      detail: 'spam',
    },
  ])
})
