import type { Output, RefusalCode } from '#contract/endpoint.ts'
import type { answerQuestionReport as contract } from '#contract/question-reports.ts'
import type { Operator } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { recordAuditEvent } from '#server/features/operators/audit-log.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type Refusal, refuse } from '#server/platform/http/refusal.ts'
import { findReport, markHandled } from './question-report.store.ts'

/** A report is answered or closed once. `reply` null closes it; the learner reads either on the account page. */
export function answerQuestionReport(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  operator: Operator,
  { id, reply }: { readonly id: string; readonly reply: string | null },
): Promise<Output<typeof contract> | Refusal<RefusalCode<typeof contract>>> {
  return inTransaction(db, async (tx) => {
    const report = await findReport(tx, id)
    if (!report) return refuse('unknown-report', 'There is no such report.', 'reportId')
    const now = clock()
    if (!(await markHandled(tx, id, reply, now)))
      return refuse('report-not-open', 'The report was answered or closed meanwhile.', 'reportId')
    await recordAuditEvent(tx, now, {
      by: operator.email,
      type: reply === null ? 'question-report-closed' : 'question-report-answered',
      subject: report.questionId,
      accountId: report.accountId,
      detail: reply ?? '',
    })
    return { status: reply === null ? 'closed' : 'answered' }
  })
}
