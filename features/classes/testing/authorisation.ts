import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

export const authorisationRows: AuthorisationRows = {
  'GET /api/spaces/:space': {
    input: (_owner, { spaces }) => ({ params: { space: spaces[0]?.space ?? '' } }),
  },
  'PUT /api/operator/classes/:moduleNumber': {
    input: () => ({ body: { link: '', nextClassAt: null, timeZone: 'UTC', notes: [] } }),
  },
}

export const namesNoRow = ['space']
