import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { listAnnouncements } from './list-announcements.ts'
import { saveAnnouncement } from './save-announcement.ts'

const announcement = {
  link: 'https://spaces.example.org/hall',
  nextClassAt: Date.UTC(2026, 5, 1, 16),
  timeZone: 'Africa/Nairobi',
  notes: [
    { language: 'en' as const, note: 'Bring a question' },
    { language: 'fr' as const, note: '' },
  ],
}

it('takes the place of what was announced of the module before, and of no other; empty notes are none', async () => {
  const deps = await createTestDeps()
  await saveAnnouncement(deps, testOperator, 1, { ...announcement, link: '' })
  await saveAnnouncement(deps, testOperator, 1, announcement)
  await saveAnnouncement(deps, testOperator, 9, { ...announcement, nextClassAt: null })
  const saved = await listAnnouncements(deps.db)
  expect(saved.get(1)).toEqual({ ...announcement, notes: announcement.notes.slice(0, 1) })
  expect(saved.get(9)?.nextClassAt).toBeNull()
  expect(saved.size).toBe(2)
})

it('is written down with what is announced', async () => {
  const deps = await createTestDeps()
  await saveAnnouncement(deps, testOperator, 3, announcement)
  expect((await listAuditEvents(deps.db)).events).toMatchObject([
    {
      by: testOperator.email,
      type: 'class-changed',
      subject: '3',
      detail: '3 · 2026-06-01T16:00:00.000Z · https://spaces.example.org/hall · Bring a question',
    },
  ])
})
