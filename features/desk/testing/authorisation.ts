import type { AuthorisationRows, Owner } from '#workshop/testing/authorisation/authorisation-row.ts'

const theOwner = ({ caller }: Owner) => ({ params: { accountId: caller.uid } })

export const authorisationRows: AuthorisationRows = {
  'GET /api/operator/overview': { reach: 'all' },
  'GET /api/operator/learners': { reach: 'all' },
  'POST /api/operator/learners.csv': { reach: 'all' },
  'GET /api/operator/learners/:accountId': { reach: 'all', input: theOwner },
  'PUT /api/operator/learners/:accountId/disabled': {
    reach: 'all',
    input: (owner) => ({ ...theOwner(owner), body: { disabled: false } }),
  },
}
