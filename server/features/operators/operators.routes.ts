import * as contract from '#contract/operators.ts'
import type { AppCallers } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { pageAt } from '#server/platform/http/cursor.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { version } from '#server/platform/installation.ts'
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
