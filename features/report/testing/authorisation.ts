import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

const somePeriod = { query: { from: '2026-04-01', until: '2026-05-31' } }

export const authorisationRows: AuthorisationRows = {
  'GET /api/operator/report': { input: () => somePeriod },
  'POST /api/operator/report.csv': { input: () => somePeriod },
}
