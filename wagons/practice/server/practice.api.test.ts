import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

it('a learner records an exercise, which opens no quiz and completes no module (SX.44)', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  const { status, body } = await learner.call('PUT', '/api/practice/4')

  expect(status).toBe(200)
  expect(body).toEqual({ completions: [{ moduleNumber: 4, completedAt: expect.any(Number) }] })
  expect((await learner.call('GET', '/api/practice')).body).toEqual(body)
  expect((await learner.call('GET', '/api/progress')).body).toMatchObject({
    progress: { completedModules: [], attendedModules: [], classProgress: 0 },
  })
})

it('refuses the exercise of a module that there is not, with its field', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  const { status, body } = await learner.call('PUT', '/api/practice/10')

  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { field: 'moduleNumber' } })
})
