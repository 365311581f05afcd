import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

const beforeJourney = { params: { kind: 'before' } }

export const authorisationRows: AuthorisationRows = {
  'GET /api/assessments/:kind': { input: () => beforeJourney },
  // Others begin one of their own; the owner's journey has begun.
  'POST /api/assessments/:kind': { reach: { othersGet: 200 }, status: 409, input: () => beforeJourney },
  'POST /api/assessments/:kind/answers': {
    reach: { othersGet: 404 },
    status: 409,
    input: ({ openAssessment: assessmentId }) => ({
      ...beforeJourney,
      body: { assessmentId, position: 1, questionId: '', option: null },
    }),
  },
  'PUT /api/assessments/choices': { input: () => ({ body: { isOfferDeclined: true } }) },
}

export const namesNoRow = ['kind', 'isOfferDeclined', 'isResultShown']
