import type { TestApp } from '#workshop/testing/app/app.ts'
import { rightOption } from '#workshop/testing/app/quiz-play.ts'
import type { AddRows, AuthorisationRows } from '#workshop/testing/authorisation/authorisation-row.ts'

const someAnswer = (app: TestApp) => {
  const { id: questionId, version } = app.bank.get(1)?.[0] ?? {}
  return { answers: [{ questionId, version, reviewedAt: app.clock(), option: rightOption(app, 1, 1) }] }
}

export const authorisationRows: AuthorisationRows = {
  'POST /api/review/answers': {
    reach: { othersGet: 404 },
    input: (_owner, app) => ({ body: someAnswer(app) }),
  },
}

/** A review of a question of the quiz that the owner has passed. */
export const addRows: AddRows = async (app, { call }) => {
  await call('POST', '/api/review/answers', someAnswer(app))
  return {}
}
