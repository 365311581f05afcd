import type { Feature } from '#platform/server/feature.ts'
import * as contract from './contract.ts'
import { exportReport } from './server/export-report.ts'
import { createReport } from './server/get-report.ts'

/** What the initiative can show, without any person. */
export const report: Feature = {
  name: 'report',
  routes({ serve }, parts) {
    const getReport = createReport(parts)
    serve(contract.getReport, ({ caller, query }) => getReport(caller, query))
    serve(contract.exportReport, ({ caller, query }) => exportReport({ ...parts, getReport }, caller, query))
  },
}
