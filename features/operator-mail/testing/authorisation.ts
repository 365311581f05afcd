import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

export const authorisationRows: AuthorisationRows = {
  'PUT /api/operator/mail': { input: () => ({ body: { howOften: 'weekly' } }) },
}
