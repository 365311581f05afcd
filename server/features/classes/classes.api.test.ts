import { expect, it } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'

it('each module has its class link, module 9 an empty one (spec §4)', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  const { body } = await learner.call('GET', '/api/classes')

  expect(body.classes).toHaveLength(9)
  expect(body.classes[0]).toEqual({ moduleNumber: 1, link: '/class/aurora?module=1' })
  expect(body.classes[8]).toEqual({ moduleNumber: 9, link: '' })
})

it('attendance is recorded once and moves the class progress', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  for (const number of [1, 1, 9]) await learner.call('PUT', `/api/classes/${number}/attendance`)

  const { body } = await learner.call('GET', '/api/progress')
  expect(body.progress).toMatchObject({ attendedModules: [1, 9], classProgress: 1, completedCount: 0 })
})

it('a space names the modules taught in it', async () => {
  const { anonymous } = await createTestApp()

  const { body } = await anonymous.call('GET', '/api/spaces/aurora')

  expect(body.modules.map(({ number }: { number: number }) => number)).toEqual([1, 2])
})

it.each(['nowhere', '__proto__', '%00', 'a'.repeat(64)])('space %s is unknown', async (space) => {
  const { anonymous } = await createTestApp()

  const { status, body } = await anonymous.call('GET', `/api/spaces/${space}`)

  expect(status).toBe(404)
  expect(body.error.code).toBe('unknown-space')
})
