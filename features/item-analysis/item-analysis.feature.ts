import type { Feature } from '#platform/server/feature.ts'
import * as contract from './contract.ts'
import { exportItemAnalysis } from './server/export-item-analysis.ts'
import { getItemAnalysis } from './server/get-item-analysis.ts'

export const itemAnalysis: Feature = {
  name: 'item-analysis',
  routes({ serve }, parts) {
    serve(contract.getItemAnalysis, ({ params, chooseLanguage }) =>
      getItemAnalysis(parts, params.moduleNumber, chooseLanguage),
    )
    serve(contract.exportItemAnalysis, ({ caller, chooseLanguage }) =>
      exportItemAnalysis(parts, caller, chooseLanguage),
    )
  },
}
