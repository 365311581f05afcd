import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Db } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import { isAbandoned, markClosed, type OpenClass, selectOpenClasses } from './held-class.store.ts'

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

/** Of hosts who never came back, where no process has the room. Returns how many. */
export async function closeAbandonedClasses(db: Db, now: number): Promise<number> {
  const abandoned = (await selectOpenClasses(db)).filter((held) => isAbandoned(held, now))
  for (const held of abandoned) await closeAbandoned(db, held, now)
  return abandoned.length
}
