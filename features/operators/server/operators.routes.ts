import * as contract from '#features/operators/contract.ts'
import type { AppServe, Parts } from '#platform/server/feature.ts'
import { pageAt } from '#platform/server/http/cursor.ts'
import { version } from '#platform/server/installation.ts'
import { auditCursor } from './audit-event.store.ts'
import { listAuditEvents } from './audit-log.ts'
import { exportAuditLog } from './export-audit-log.ts'

export function registerOperatorsRoutes(serve: AppServe, parts: Pick<Parts, 'db' | 'clock'>) {
  serve(contract.getOperator, async ({ caller }) => ({ email: caller.email, version }))
  serve(contract.listOperatorAuditEvents, ({ query }) =>
    pageAt(auditCursor, query.cursor, (cursor) => listAuditEvents(parts.db, cursor)),
  )
  serve(contract.exportOperatorAuditLog, ({ caller }) => exportAuditLog(parts, caller))
}
