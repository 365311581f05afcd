import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { listAuditEvents, recordAuditEvent } from './audit-log.ts'

it('lists the latest first, fifty at a time, and goes on after the last one seen', async () => {
  const { db } = await createTestDeps()
  for (let at = 1; at <= 60; at++) await recordAuditEvent(db, at, { by: 'x', type: 'list-exported' })

  const { events: first, next } = await listAuditEvents(db)
  const { events: second, next: end } = await listAuditEvents(db, next ?? undefined)

  expect([...first, ...second].map(({ at }) => at)).toEqual(
    Array.from({ length: 60 }, (_, index) => 60 - index),
  )
  expect(first).toHaveLength(50)
  expect(end).toBeNull()
})

it('keeps the order of what happened within one millisecond', async () => {
  const { db } = await createTestDeps()
  const subjects = Array.from({ length: 20 }, (_, index) => `${index}`)
  for (const subject of subjects) await recordAuditEvent(db, 7, { by: 'x', type: 'list-exported', subject })

  const { events } = await listAuditEvents(db)
  expect(events.map(({ subject }) => subject).reverse()).toEqual(subjects)
})
