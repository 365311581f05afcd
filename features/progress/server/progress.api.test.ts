import { expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'

it('a client cannot declare its own completion (S3.7, S7.19)', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  const { status, body } = await learner.call('POST', '/api/progress', { moduleNumber: 1 })

  expect(status).toBe(409)
  expect(body.error.code).toBe('module-not-passed')
  expect((await learner.call('GET', '/api/progress')).body.progress.completedModules).toEqual([])
})

it('a completed module can be recorded again and again (S4.25, S7.14, S7.19)', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()
  await playQuiz(app, learner.uid as LearnerId, 1)

  for (let count = 0; count < 2; count++) {
    const { status, body } = await learner.call('POST', '/api/progress', { moduleNumber: 1 })
    expect(status).toBe(200)
    expect(body.progress.completedModules).toEqual([1])
  }
})

it("is the caller's own, whatever another has done (S7.20)", async () => {
  const app = await createTestApp()
  const [one, other] = [await app.signUp(), await app.signUp()]
  await playQuiz(app, one.uid as LearnerId, 1)

  expect((await other.call('GET', '/api/progress')).body.progress.completedModules).toEqual([])
})

it("takes the spec's own payload: the caller's e-mail, in any case of letters, and the module (S7.23)", async () => {
  const app = await createTestApp()
  const learner = await app.signUp()
  await playQuiz(app, learner.uid as LearnerId, 1)

  for (const email of [learner.email, ` ${learner.email.toUpperCase()} `]) {
    const { status, body } = await learner.call('POST', '/api/progress', { email, moduleNumber: 1 })
    expect(status).toBe(200)
    expect(body.progress.completedModules).toEqual([1])
  }
})

it("refuses another's e-mail, and records nothing for either (S3.7, S7.23)", async () => {
  const app = await createTestApp()
  const [one, other] = [await app.signUp(), await app.signUp()]
  await playQuiz(app, one.uid as LearnerId, 1)

  const { status, body } = await one.call('POST', '/api/progress', { email: other.email, moduleNumber: 1 })

  expect(status).toBe(403)
  expect(body.error).toMatchObject({ code: 'not-own-email', field: 'email' })
  expect((await other.call('GET', '/api/progress')).body.progress.completedModules).toEqual([])
})
