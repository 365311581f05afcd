import { expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { day } from '#platform/server/clock/clock.ts'
import { createTestApp, type TestApp } from '#workshop/testing/app/app.ts'
import { playQuiz, rightOption } from '#workshop/testing/app/quiz-play.ts'

async function createReviewer(answered = 4) {
  const app = await createTestApp()
  const { uid, email } = await app.signUp()
  const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=edutrain'
  await playQuiz(app, uid as LearnerId, 1, answered)
  app.clock.advance(day)
  const { body } = await app.anonymous.call('POST', signIn, { email, password: 'six or more' })
  return { app, learner: app.withToken(body.idToken) }
}

/** A right answer to a question of module 1, given now. */
function answerOf(app: TestApp, position: number) {
  const { id: questionId, version } = app.bank.get(1)?.[position - 1] ?? {}
  return { questionId, version, reviewedAt: app.clock(), option: rightOption(app, 1, position) }
}

it('shows the key of no question that the learner has not answered (SX.42)', async () => {
  const { app, learner } = await createReviewer()

  const { status, text, body } = await learner.call('GET', '/api/review')

  expect(status).toBe(200)
  expect(body.questions).toHaveLength(4)
  for (const [moduleNumber, questions] of app.bank)
    for (const [index, { id, explanation }] of questions.entries()) {
      const isAnswered = moduleNumber === 1 && index < 4
      expect([id, text.includes(explanation)]).toEqual([id, isAnswered])
      expect([id, text.includes(`"${id}"`)]).toEqual([id, isAnswered])
    }
})

it('follows the language that is asked for', async () => {
  const { app, learner } = await createReviewer()

  const { body } = await learner.call('GET', '/api/review', undefined, { 'accept-language': 'fr-CA' })

  expect(body.questions[0].question).toBe(app.bank.get(1)?.[0]?.translations.fr?.question)
})

it('an answer is followed by what is due now, and the progress stays as it was', async () => {
  const { app, learner } = await createReviewer()
  const progress = (await learner.call('GET', '/api/progress')).body

  const { status, body } = await learner.call('POST', '/api/review/answers', { answers: [answerOf(app, 1)] })

  expect(status).toBe(200)
  const due = body.questions.filter(({ dueAt }: { dueAt: number }) => dueAt <= body.now)
  expect([due.length, body.questions.length]).toEqual([3, 4])
  expect((await learner.call('GET', '/api/review')).body).toEqual(body)
  expect((await learner.call('GET', '/api/progress')).body).toEqual(progress)
})

it('tells the server’s time, and what was reviewed lately', async () => {
  const { app, learner } = await createReviewer()
  const answer = answerOf(app, 1)
  await learner.call('POST', '/api/review/answers', { answers: [answer] })
  const lately = async () => (await learner.call('GET', '/api/review')).body.lately
  app.clock.advance(60_000)

  expect((await learner.call('GET', '/api/review')).body.now).toBe(app.clock())
  expect(await lately()).toEqual([{ questionId: answer.questionId, reviewedAt: answer.reviewedAt }])
})

it.each([
  [404, { questionId: 'none' }, 'answers.0.questionId'],
  [400, { option: 'None of these' }, 'answers.0.option'],
  [404, { version: 'none' }, 'answers.0.questionId'],
  [400, { version: '' }, 'answers.0.version'],
  [400, { reviewedAt: 1 }, 'answers.0.reviewedAt'],
  [400, { reviewedAt: -1 }, 'answers.0.reviewedAt'],
  [400, { isRight: true }, 'isRight'],
])('refuses with %i what has %j', async (status, parts, field) => {
  const { app, learner } = await createReviewer()

  const refused = await learner.call('POST', '/api/review/answers', {
    answers: [{ ...answerOf(app, 1), ...parts }],
  })

  expect([refused.status, refused.body.error.field]).toEqual([status, field])
})
