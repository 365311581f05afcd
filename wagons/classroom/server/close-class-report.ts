import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { Output, RefusalCode } from '#platform/contract/endpoint.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Refusal, refuse } from '#platform/server/http/refusal.ts'
import type { closeClassReport as contract } from '#wagons/classroom/contract/classroom.ts'
import { findClassReport, markReportClosed } from './records/class-report.store.ts'

/** The note says in the audit log what was done about it. */
export function closeClassReport(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
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
