import type { StoredReport } from '#contract/question-reports.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { countOpen, selectReportsOf } from './question-report.store.ts'

/** Latest first. */
export function exportReports(db: Db, learner: LearnerId): Promise<StoredReport[]> {
  return selectReportsOf(db, learner)
}

export function countOpenReports(db: Db): Promise<number> {
  return countOpen(db)
}
