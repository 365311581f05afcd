import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

export const authorisationRows: AuthorisationRows = {
  'PUT /api/profile': { input: () => ({ body: { name: 'Grace' } }) },
}

export const namesNoRow = ['name', 'walletAddress']
