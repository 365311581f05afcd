import type { Feature } from '#platform/server/feature.ts'
import { pageAt } from '#platform/server/http/cursor.ts'
import { version } from '#platform/server/installation.ts'
import * as contract from './contract.ts'
import { auditCursor } from './server/audit-event.store.ts'
import { clearAuditDetails, listAuditEvents } from './server/audit-log.ts'
import { exportAuditLog } from './server/export-audit-log.ts'
import { privacyNotices } from './server/privacy-notices.ts'

export const operators: Feature = {
  name: 'operators',
  routes({ serve }, parts) {
    serve(contract.getOperator, async ({ caller }) => ({ email: caller.email, version }))
    serve(contract.listOperatorAuditEvents, ({ query }) =>
      pageAt(auditCursor, query.cursor, (cursor) => listAuditEvents(parts.db, cursor)),
    )
    serve(contract.exportOperatorAuditLog, ({ caller }) => exportAuditLog(parts, caller))
  },
  privacyNotices,
  usedTables: ['operators'],
  keepingTables: ['operators'],
  // The free text may name the learner; who did what and when stays.
  erase: (tx, { uid }) => clearAuditDetails(tx, uid),
}
