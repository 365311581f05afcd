import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

it('a learner records an exercise, which opens no quiz and completes no module (SX.44)', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  const { status, body } = await learner.call('PUT', '/api/practice/4')

  expect(status).toBe(200)
  expect(body).toEqual({ completions: [{ moduleNumber: 4, completedAt: expect.any(Number) }] })
  expect((await learner.call('GET', '/api/progress')).body).toMatchObject({
    progress: { completedModules: [], attendedModules: [], practisedModules: [4], classProgress: 0 },
  })
})

it('refuses the exercise of a module that there is not, with its field', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  const { status, body } = await learner.call('PUT', '/api/practice/10')

  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { field: 'moduleNumber' } })
})

it('a site that has exercises again finds what learners did in them before', async () => {
  const first = await createTestApp()
  const learner = await first.signUp()
  const path = '/api/practice/1'
  const kept = await learner.call('PUT', path, {})
  const without = await createTestApp({ WAGONS: 'none' }, { db: first.db })
  const again = await createTestApp({}, { db: first.db })
  expect(kept.body.completions).toHaveLength(1)
  expect((await without.withToken('').call('PUT', path, {})).status).toBe(404)
  const login = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=edutrain'
  const account = { email: learner.email, password: 'six or more', returnSecureToken: true }
  const { idToken } = (await again.anonymous.call('POST', login, account)).body
  const progress = await again.withToken(idToken).call('GET', '/api/progress')
  expect(progress.body.progress.practisedModules).toEqual([1])
})
