import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

export const authorisationRows: AuthorisationRows = {
  'POST /api/measures': { status: 404, input: () => ({ body: { connection: '4g' } }) },
}

export const namesNoRow = ['connection', 'inp', 'lcp']
