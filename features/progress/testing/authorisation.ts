import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

export const authorisationRows: AuthorisationRows = {
  'POST /api/progress': { status: 409, input: () => ({ body: { moduleNumber: 3 } }) },
}
