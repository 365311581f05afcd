import type { Output } from '#contract/endpoint.ts'
import type { listQuestionReports as contract, ReportStatus } from '#contract/question-reports.ts'
import type { Db } from '#server/database.ts'
import { listAccountFacts } from '#server/features/identity/identity.facade.ts'
import { findQuestion, type QuestionBank } from '#server/features/quizzes/quizzes.content.ts'
import { pageAt, pageOf } from '#server/platform/http/cursor.ts'
import type { Refusal } from '#server/platform/http/refusal.ts'
import { reportCursor, selectReports } from './question-report.store.ts'
import { readWords } from './reported-words.ts'

const pageSize = 50

/** Each in the language in which the learner read it. */
export async function listQuestionReports(
  { db, bank }: { readonly db: Db; readonly bank: QuestionBank },
  query: { readonly status?: ReportStatus | undefined; readonly cursor?: string | undefined },
): Promise<Output<typeof contract> | Refusal<'invalid-input'>> {
  return pageAt(reportCursor, query.cursor, async (cursor) => {
    const found = await selectReports(db, query.status ?? 'open', cursor, pageSize)
    const { rows, next } = pageOf(found, pageSize, ({ reportedAt, id }) => ({ reportedAt, id }))
    const wordsOf = await readWords(db, rows)
    const accounts = await listAccountFacts(
      db,
      rows.map(({ accountId }) => accountId),
    )
    const reports = rows.map((report) => ({
      ...report,
      ...wordsOf(report, () => report.language),
      inUse: findQuestion(bank, report)?.version === report.version,
      email: accounts.get(report.accountId)?.email ?? null,
    }))
    return { reports, next }
  })
}
