import * as contract from '#contract/operators.ts'
import type { AppCallers } from '#server/access/callers.ts'
import { version } from '#server/config/version.ts'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { exportAuditLog, listAuditEvents } from './audit-log.ts'

export function registerOperatorsRoutes(
  serve: Serve<AppCallers>,
  parts: { readonly db: Db; readonly clock: Clock },
): void {
  serve(contract.getOperator, async ({ caller }) => ({ email: caller.email, version }))
  serve(contract.listOperatorAuditEvents, ({ query }) => listAuditEvents(parts.db, query.before))
  serve(contract.exportOperatorAuditLog, ({ caller }) => exportAuditLog(parts, caller))
}
