import { rightOption } from '#workshop/testing/app/quiz-play.ts'
import type { AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

export const authorisationRows: AuthorisationRows = {
  'POST /api/modules/:moduleNumber/attempts': {
    input: () => ({ params: { moduleNumber: '2' }, body: {} }),
  },
  'POST /api/attempts/:attemptId/answers': {
    reach: { othersGet: 404 },
    input: ({ openAttempt }, app) => ({
      params: { attemptId: openAttempt },
      body: { position: 1, option: rightOption(app, 2, 1) },
    }),
  },
}

export const namesNoRow = ['position', 'option']
