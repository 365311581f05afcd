import { recordAuditEvent } from '#features/operators/server/audit-log.ts'
import type { answerQuestionReport as contract } from '#features/question-reports/contract.ts'
import type { Operator } from '#platform/server/access/callers.ts'
import { inTransaction } from '#platform/server/db/transaction.ts'
import type { Parts } from '#platform/server/feature.ts'
import { type Outcome, refuse } from '#platform/server/http/refusal.ts'
import { findReport, markHandled } from './question-report.store.ts'

/** A report is answered or closed once. `reply` null closes it; the learner reads either on the account page. */
export function answerQuestionReport(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  operator: Operator,
  { id, reply }: { readonly id: string; readonly reply: string | null },
): Promise<Outcome<typeof contract>> {
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
