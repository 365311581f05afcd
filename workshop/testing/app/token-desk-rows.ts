import type { AuthorisationRow } from './authorisation-row.ts'

/** On a site without a token, like that of the other rows. */
export const tokenDeskRows: Readonly<Record<string, AuthorisationRow>> = {
  'GET /api/operator/token': { reach: 'all' },
  // It names an owner in its query.
  'GET /api/operator/token/deploy': { reach: 'all', status: 400 },
  'GET /api/operator/token/root': { reach: 'all', status: 409 },
  'GET /api/operator/token/signed-claims': { reach: 'all', status: 409 },
  'GET /api/operator/token/revocations': { reach: 'all', status: 409 },
}
