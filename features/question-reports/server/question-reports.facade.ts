export { countOpen as countOpenReports, selectReportsOf as exportReports } from './question-report.store.ts'
