import * as contract from '#contract/item-analysis.ts'
import type { AppCallers } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { QuestionBank } from '#server/features/quizzes/quizzes.content.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { exportItemAnalysis } from './export-item-analysis.ts'
import { getItemAnalysis } from './get-item-analysis.ts'

export function registerItemAnalysisRoutes(
  serve: Serve<AppCallers>,
  deps: { db: Db; clock: Clock; bank: QuestionBank },
): void {
  serve(contract.getItemAnalysis, ({ params, chooseLanguage }) =>
    getItemAnalysis(deps, params.moduleNumber, chooseLanguage),
  )

  serve(contract.exportItemAnalysis, ({ caller, chooseLanguage }) =>
    exportItemAnalysis(deps, caller, chooseLanguage),
  )
}
