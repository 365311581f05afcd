import type { WagonAuthorisation } from '#workshop/testing/authorisation/authorisation-row.ts'

export const authorisationRows: WagonAuthorisation['authorisationRows'] = {
  'PUT /api/practice/:moduleNumber': {
    reach: 'caller',
    input: () => ({ params: { moduleNumber: '1' } }),
  },
}

export const namesNoRow: WagonAuthorisation['namesNoRow'] = []

/** An exercise done. */
export const addRows: WagonAuthorisation['addRows'] = async (_app, { call }) => {
  await call('PUT', '/api/practice/1')
  return {}
}
