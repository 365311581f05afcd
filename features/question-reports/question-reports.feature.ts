import { z } from 'zod'
import { moveRows } from '#platform/server/db/move-rows.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import * as contract from './contract.ts'
import { answerQuestionReport } from './server/answer-question-report.ts'
import { listOwnReports, listQuestionReports } from './server/list-question-reports.ts'
import { privacyNotices } from './server/privacy-notices.ts'
import { selectReportsOf } from './server/question-report.store.ts'
import { submitQuestionReport } from './server/submit-question-report.ts'
import { waitingWork } from './server/waiting-work.ts'

export const questionReports: Feature = {
  name: 'question-reports',
  routes({ serve }, parts) {
    serve(contract.submitQuestionReport, ({ caller, params, body, chooseLanguage }) =>
      submitQuestionReport(parts, caller.id, { ...params, ...body }, chooseLanguage),
    )
    serve(contract.listOwnReports, async ({ caller, chooseLanguage }) => ({
      reports: await listOwnReports(parts.db, caller.id, chooseLanguage),
    }))
    serve(contract.listQuestionReports, ({ query }) => listQuestionReports(parts, query))
    serve(contract.answerQuestionReport, ({ caller, params, body }) =>
      answerQuestionReport(parts, caller, { id: params.reportId, reply: body.reply }),
    )
    serve(contract.closeQuestionReport, ({ caller, params }) =>
      answerQuestionReport(parts, caller, { id: params.reportId, reply: null }),
    )
  },
  privacyNotices,
  waitingWork: () => waitingWork,
  ownData: {
    questionReports: ownData(z.array(contract.storedReport), (db, { id }) => selectReportsOf(db, id)),
  },
  usedTables: ['question_reports'],
  adopt: (tx, from, to) =>
    moveRows(tx, { table: 'question_reports', key: ['question_id', 'version'], from, to }),
}
