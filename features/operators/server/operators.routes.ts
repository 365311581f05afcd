import * as contract from '#features/operators/contract.ts'
import type { AppCallers } from '#platform/server/access/callers.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageAt } from '#platform/server/http/cursor.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
import { version } from '#platform/server/installation.ts'
import { auditCursor } from './audit-event.store.ts'
import { listAuditEvents } from './audit-log.ts'
import { exportAuditLog } from './export-audit-log.ts'

export function registerOperatorsRoutes(
  serve: Serve<AppCallers>,
  parts: { readonly db: Db; readonly clock: Clock },
): void {
  serve(contract.getOperator, async ({ caller }) => ({ email: caller.email, version }))
  serve(contract.listOperatorAuditEvents, ({ query }) =>
    pageAt(auditCursor, query.cursor, (cursor) => listAuditEvents(parts.db, cursor)),
  )
  serve(contract.exportOperatorAuditLog, ({ caller }) => exportAuditLog(parts, caller))
}
