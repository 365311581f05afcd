import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

export const authorisationRows: AuthorisationRows = {
  'POST /api/sessions/revoke': {
    reach: 'secret',
    input: ({ refreshToken }) => ({ body: { refreshToken } }),
  },
  'POST /api/account/recovery-codes': { status: 409 },
  'DELETE /api/account': { status: 409 },
}

export const namesNoRow = ['refreshToken']
