import type { ClassAnnouncement } from '#contract/classes.ts'
import type { Operator } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { putAnnouncement } from './class-announcement.store.ts'

export async function saveAnnouncement(
  { db, clock }: { db: Db; clock: Clock },
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
