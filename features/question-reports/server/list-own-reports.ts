import type { OwnReport } from '#features/question-reports/contract.ts'
import { type ChooseLanguage, firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'
import { selectReportsOf } from './question-report.store.ts'
import { readWords } from './reported-words.ts'

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
