import * as contract from '#features/item-analysis/contract.ts'
import type { AppServe, Parts } from '#platform/server/feature.ts'
import { exportItemAnalysis } from './export-item-analysis.ts'
import { getItemAnalysis } from './get-item-analysis.ts'

export function registerItemAnalysisRoutes(serve: AppServe, deps: Pick<Parts, 'db' | 'clock' | 'bank'>) {
  serve(contract.getItemAnalysis, ({ params, chooseLanguage }) =>
    getItemAnalysis(deps, params.moduleNumber, chooseLanguage),
  )

  serve(contract.exportItemAnalysis, ({ caller, chooseLanguage }) =>
    exportItemAnalysis(deps, caller, chooseLanguage),
  )
}
