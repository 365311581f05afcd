import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

export const authorisationRows: AuthorisationRows = {
  'POST /api/guest/adopt': {
    reach: { othersGet: 404 },
    status: 404,
    input: () => ({ body: { idToken: 'of no guest' } }),
  },
}
