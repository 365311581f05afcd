import { listAccountFacts } from '#features/identity/server/identity.facade.ts'
import type {
  listQuestionReports as contract,
  OwnReport,
  ReportStatus,
  StoredReport,
} from '#features/question-reports/contract.ts'
import { type ChooseLanguage, firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import { languagesOf, wordsIn } from '#features/quizzes/server/question-options.ts'
import { findQuestion } from '#features/quizzes/server/quizzes.content.ts'
import { listVersions } from '#features/quizzes/server/quizzes.facade.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Parts } from '#platform/server/feature.ts'
import { pageAt, pageOf } from '#platform/server/http/cursor.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { reportCursor, selectReports, selectReportsOf } from './question-report.store.ts'

export { countOpen as countOpenReports } from './question-report.store.ts'

const pageSize = 50

/** Each in the language in which the learner read it. */
export async function listQuestionReports(
  { db, bank }: Pick<Parts, 'db' | 'bank'>,
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

/** Latest first, with the words of the question. */
export async function listOwnReports(
  db: Db,
  learner: LearnerId,
  chooseLanguage: ChooseLanguage = firstLanguage,
): Promise<OwnReport[]> {
  const reports = await selectReportsOf(db, learner)
  const wordsOf = await readWords(db, reports)
  return reports.map((report) => ({ ...report, question: wordsOf(report, chooseLanguage).question }))
}

/** Of the versions that were reported, whatever the content has now, in a language chosen from those they have. */
async function readWords(db: Db, reports: readonly StoredReport[]) {
  const versions = await listVersions(db, [...new Set(reports.map(({ questionId }) => questionId))])
  return ({ questionId, version }: StoredReport, chooseLanguage: ChooseLanguage) => {
    const found = versions.find((one) => one.id === questionId && one.version === version)
    if (!found) return { question: '', answer: '' }
    const { question, answer } = wordsIn(found, chooseLanguage(languagesOf(found)))
    return { question, answer }
  }
}
