import type { StoredReport } from '#features/question-reports/contract.ts'
import type { ChooseLanguage } from '#features/quizzes/server/attempt-view.ts'
import { languagesOf, wordsIn } from '#features/quizzes/server/question-options.ts'
import { listVersions } from '#features/quizzes/server/quizzes.facade.ts'
import type { Db } from '#platform/server/db/database.ts'

export interface ReportedWords {
  readonly question: string
  readonly answer: string
}

/** Of the versions that were reported, whatever the content has now, in a language chosen from those they have. */
export async function readWords(
  db: Db,
  reports: readonly StoredReport[],
): Promise<(report: StoredReport, chooseLanguage: ChooseLanguage) => ReportedWords> {
  const versions = await listVersions(db, [...new Set(reports.map(({ questionId }) => questionId))])
  return ({ questionId, version }, chooseLanguage) => {
    const found = versions.find((one) => one.id === questionId && one.version === version)
    if (!found) return { question: '', answer: '' }
    const { question, answer } = wordsIn(found, chooseLanguage(languagesOf(found)))
    return { question, answer }
  }
}
