import type { AddRows, AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

const noReport = { params: { reportId: crypto.randomUUID() } }

export const authorisationRows: AuthorisationRows = {
  'POST /api/modules/:moduleNumber/question-reports': {
    reach: { othersGet: 409 },
    input: () => ({ body: { asked: { position: 1 }, reason: 'unclear', words: '' } }),
  },
  'GET /api/operator/question-reports': { reach: 'all' },
  'PUT /api/operator/question-reports/:reportId/reply': {
    reach: 'all',
    status: 404,
    input: () => ({ ...noReport, body: { reply: 'Thanks' } }),
  },
  'PUT /api/operator/question-reports/:reportId/closed': { reach: 'all', status: 404, input: () => noReport },
}

export const namesNoRow = ['asked', 'reason', 'words']

/** A report about a question of the quiz that the owner has passed. */
export const addRows: AddRows = async (_app, { call }) => {
  const words = 'Ada reports a secret'
  await call('POST', '/api/modules/1/question-reports', { asked: { position: 2 }, reason: 'other', words })
  return { secrets: [words] }
}
