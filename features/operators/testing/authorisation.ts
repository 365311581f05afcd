import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

export const authorisationRows: AuthorisationRows = {
  'GET /api/operator/audit-events': { reach: 'all' },
  'POST /api/operator/audit-events.csv': { reach: 'all' },
}
