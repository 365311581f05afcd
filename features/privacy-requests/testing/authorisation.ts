import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

const noRequest = { params: { requestId: 'ABC234' } }

export const authorisationRows: AuthorisationRows = {
  'GET /api/operator/privacy-requests': { reach: 'all' },
  'POST /api/operator/privacy-requests': {
    reach: 'all',
    input: () => ({ body: { person: 'Grace', kind: 'see', cameOn: '2026-04-30', note: '' } }),
  },
  'PUT /api/operator/privacy-requests/:requestId/done': {
    reach: 'all',
    status: 404,
    input: () => ({ ...noRequest, body: { note: '' } }),
  },
  'POST /api/operator/privacy-requests/:requestId/export': {
    reach: 'all',
    status: 404,
    input: () => noRequest,
  },
  'POST /api/operator/privacy-requests/:requestId/deletion': {
    reach: 'all',
    status: 404,
    input: () => ({ ...noRequest, body: { email: 'ada@example.org' } }),
  },
}
