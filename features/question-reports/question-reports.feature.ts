import { z } from 'zod'
import { storedReport } from '#features/question-reports/contract.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { selectReportsOf } from './server/question-report.store.ts'
import { registerQuestionReportsRoutes } from './server/question-reports.routes.ts'

export const questionReports: Feature = {
  name: 'question-reports',
  routes: ({ serve }, parts) => registerQuestionReportsRoutes(serve, parts),
  ownData: { questionReports: ownData(z.array(storedReport), (db, { id }) => selectReportsOf(db, id)) },
  usedTables: ['question_reports'],
}
