import type { ClassAnnouncement } from '#features/classes/contract.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Parts } from '#platform/server/feature.ts'
import { putAnnouncement } from './class-announcement.store.ts'

export async function saveAnnouncement(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  operator: Operator,
  moduleNumber: number,
  { notes, ...rest }: ClassAnnouncement,
): Promise<ClassAnnouncement> {
  const announcement = { ...rest, notes: notes.filter(({ note }) => note !== '') }
  await inTransaction(db, async (tx) => {
    const now = clock()
    await putAnnouncement(tx, moduleNumber, announcement, now)
    const detail = describe(moduleNumber, announcement)
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: 'class-changed',
      subject: String(moduleNumber),
      detail,
    })
  })
  return announcement
}

function describe(moduleNumber: number, { link, nextClassAt, notes }: ClassAnnouncement): string {
  const time = nextClassAt === null ? '' : new Date(nextClassAt).toISOString()
  return [moduleNumber, time, link, ...notes.map(({ note }) => note)]
    .filter((part) => part !== '')
    .join(' · ')
}
