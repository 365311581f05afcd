import { randomBytes } from 'node:crypto'
import type { AuditEventType } from '#features/operators/contract.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageOf } from '#platform/server/http/cursor.ts'
import { type AuditCursor, insertAuditEvent, selectAuditEvents } from './audit-event.store.ts'

export { clearDetails as clearAuditDetails, selectEventsOf as exportEventsOf } from './audit-event.store.ts'

/** `subject` and `detail` as in the contract; without one it is about the account. */
interface NewAuditEvent {
  readonly by: string
  readonly type: AuditEventType
  readonly subject?: string
  /** No e-mail belongs into the other fields: it is looked up while there is an account. */
  readonly accountId?: string
  readonly detail?: string
}

/** Orders the events of one millisecond, as far as one process recorded them. */
const latest = { at: 0, count: 0 }

function createEventId(now: number): string {
  latest.count = now === latest.at ? latest.count + 1 : 0
  latest.at = now
  const order = [now.toString(16).padStart(12, '0'), latest.count.toString(16).padStart(4, '0')]
  return order.join('') + randomBytes(6).toString('hex')
}

/** At `now` (ms), in the transaction of what it records, so that neither is without the other. */
export async function recordAuditEvent(
  db: Db,
  now: number,
  { by, type, accountId, subject = accountId ?? '', detail = '' }: NewAuditEvent,
): Promise<void> {
  const id = createEventId(now)
  await insertAuditEvent(db, { id, at: now, by, type, subject, accountId: accountId ?? null, detail })
}

const pageSize = 50

export async function listAuditEvents(db: Db, cursor?: AuditCursor, limit = pageSize) {
  const { rows, next } = pageOf(await selectAuditEvents(db, cursor, limit), limit, ({ id }) => ({ id }))
  return { events: rows, next }
}
