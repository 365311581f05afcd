import * as contract from '#features/question-reports/contract.ts'
import type { AppServe, Parts } from '#platform/server/feature.ts'
import { answerQuestionReport } from './answer-question-report.ts'
import { listOwnReports } from './list-own-reports.ts'
import { listQuestionReports } from './list-question-reports.ts'
import { submitQuestionReport } from './submit-question-report.ts'

export function registerQuestionReportsRoutes(serve: AppServe, deps: Pick<Parts, 'db' | 'clock' | 'bank'>) {
  serve(contract.submitQuestionReport, ({ caller, params, body, chooseLanguage }) =>
    submitQuestionReport(deps, caller.id, { ...params, ...body }, chooseLanguage),
  )

  serve(contract.listOwnReports, async ({ caller, chooseLanguage }) => ({
    reports: await listOwnReports(deps.db, caller.id, chooseLanguage),
  }))

  serve(contract.listQuestionReports, ({ query }) => listQuestionReports(deps, query))

  serve(contract.answerQuestionReport, ({ caller, params, body }) =>
    answerQuestionReport(deps, caller, { id: params.reportId, reply: body.reply }),
  )

  serve(contract.closeQuestionReport, ({ caller, params }) =>
    answerQuestionReport(deps, caller, { id: params.reportId, reply: null }),
  )
}
