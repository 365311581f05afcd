import type { exportOperatorAuditLog } from '#features/operators/contract.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import type { Parts } from '#platform/server/feature.ts'
import type { AuditCursor } from './audit-event.store.ts'
import { listAuditEvents } from './audit-log.ts'
import { exportList } from './export-list.ts'

export function exportAuditLog(
  parts: Pick<Parts, 'db' | 'clock'>,
  operator: Operator,
): Promise<AsyncIterable<Output<typeof exportOperatorAuditLog>>> {
  return exportList(
    parts,
    operator,
    { list: 'audit-log' },
    async (cursor: AuditCursor | undefined, limit) => {
      const { events, next } = await listAuditEvents(parts.db, cursor, limit)
      return { rows: events.map((event) => ({ ...event, at: new Date(event.at).toISOString() })), next }
    },
  )
}
