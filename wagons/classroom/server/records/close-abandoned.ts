import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { markClosed, type OpenClass } from './held-class.store.ts'

/** The host has not come back. */
export function closeAbandoned(db: Db, held: OpenClass, now: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await markClosed(tx, held.id, now))) return
    const { hostId } = held
    const by = hostId === null ? '' : ((await listAccountFacts(tx, [hostId])).get(hostId)?.email ?? '')
    const event = {
      by,
      type: 'class-closed',
      subject: String(held.moduleNumber),
      detail: 'host away',
    } as const
    await recordAuditEvent(tx, now, event)
  })
}
