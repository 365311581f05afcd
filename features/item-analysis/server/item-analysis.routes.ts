import * as contract from '#features/item-analysis/contract.ts'
import type { QuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import type { AppCallers } from '#platform/server/access/callers.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
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
