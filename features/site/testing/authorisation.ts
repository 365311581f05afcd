import { termsVersionOf } from '#features/site/server/agree.ts'
import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

export const authorisationRows: AuthorisationRows = {
  'PUT /api/agreement': {
    input: (_owner, { infoPages }) => ({ body: { version: termsVersionOf(infoPages, { minimumAge: 0 }) } }),
  },
  'PUT /api/operator/site': { input: () => ({ body: { changes: {} } }) },
}

export const namesNoRow = ['age', 'version']
