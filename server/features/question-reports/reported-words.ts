import type { StoredReport } from '#contract/question-reports.ts'
import type { Db } from '#server/database.ts'
import type { ChooseLanguage } from '#server/features/quizzes/attempt-view.ts'
import { languagesOf, wordsIn } from '#server/features/quizzes/grading.ts'
import { listVersions } from '#server/features/quizzes/quizzes.facade.ts'

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
