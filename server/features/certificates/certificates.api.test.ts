import { expect, it } from 'vitest'
import type { LearnerId } from '#server/features/identity/learner.ts'
import { playQuiz } from '#server/testing/quiz-play.ts'
import { createTestApp } from '#server/testing/test-app.ts'

it('a request is stored once with received false, and told to its owner alone', async () => {
  const app = await createTestApp()
  const [learner, other] = [await app.signUp(), await app.signUp()]
  for (let number = 1; number <= 9; number++) await playQuiz(app, learner.uid as LearnerId, number)

  const first = await learner.call('POST', '/api/certificate-request', {})
  const second = await learner.call('POST', '/api/certificate-request', {})

  expect(first.body).toEqual({ created: true, request: { email: learner.email, received: false } })
  expect(second.body).toEqual({ created: false, request: { email: learner.email, received: false } })
  expect((await learner.call('GET', '/api/certificate-request')).body.request.received).toBe(false)
  expect((await other.call('GET', '/api/certificate-request')).body).toEqual({ request: null })
})

it('is refused while a module is missing', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  const { status, body } = await learner.call('POST', '/api/certificate-request', {})

  expect(status).toBe(409)
  expect(body.error.code).toBe('modules-missing')
  expect(await app.db.selectFrom('certificate_requests').selectAll().execute()).toEqual([])
})

it('is refused to an anonymous learner, who may do everything else', async () => {
  const app = await createTestApp({ IDENTITY_ANONYMOUS: 'on' })
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain'
  const account = await app.anonymous.call('POST', url, { returnSecureToken: true })
  const learner = app.withToken(account.body.idToken)
  for (let number = 1; number <= 9; number++) await playQuiz(app, account.body.localId as LearnerId, number)

  const { status, body } = await learner.call('POST', '/api/certificate-request', {})

  expect(status).toBe(409)
  expect(body.error.code).toBe('email-missing')
  expect((await learner.call('PUT', '/api/profile', { name: 'Nobody' })).body.profile.email).toBe('')
  expect((await learner.call('GET', '/api/progress')).body.progress.completedCount).toBe(9)
})
