import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import type { listQuestionReports as contract, ReportStatus } from '#features/question-reports/contract.ts'
import { findQuestion, type QuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db/database.ts'
import { pageAt, pageOf } from '#platform/server/http/cursor.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { reportCursor, selectReports } from './question-report.store.ts'
import { readWords } from './reported-words.ts'

export { countOpen as countOpenReports } from './question-report.store.ts'

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
    const accountIds = rows.map(({ accountId }) => accountId)
    const accounts = await listAccountFacts(db, accountIds)
    const reports = rows.map((report) => ({
      ...report,
      ...wordsOf(report, () => report.language),
      inUse: findQuestion(bank, report)?.version === report.version,
      email: accounts.get(report.accountId)?.email ?? null,
    }))
    return { reports, next }
  })
}
