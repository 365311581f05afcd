import type { closeClassReport as contract } from '#contract/classroom.ts'
import type { Output, RefusalCode } from '#contract/endpoint.ts'
import type { Operator } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { findClassReport, markReportClosed } from './records/class-report.store.ts'

/** The note says in the audit log what was done about it. */
export function closeClassReport(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  operator: Operator,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<Output<typeof contract> | Refusal<RefusalCode<typeof contract>>> {
  return inTransaction(db, async (tx) => {
    const report = await findClassReport(tx, id)
    if (!report) return refuse('unknown-report', 'There is no such report.', 'reportId')
    const now = clock()
    if (!(await markReportClosed(tx, id, now)))
      return refuse('report-not-open', 'The report was closed meanwhile.', 'reportId')
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: 'class-report-closed',
      subject: String(report.moduleNumber),
      accountId: report.reported.accountId,
      detail: note,
    })
    return { status: 'closed' }
  })
}
