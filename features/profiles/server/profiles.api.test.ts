import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

it('a learner writes and reads the own profile, its e-mail taken from the account (S3.2, S7.13, S7.16)', async () => {
  const app = await createTestApp()
  const learner = await app.signUp('Learner@Example.org')

  await learner.call('PUT', '/api/profile', { name: ' Full Name ', walletAddress: '0xabc' })

  const { body } = await learner.call('GET', '/api/profile')
  expect(body).toEqual({
    profile: { name: 'Full Name', email: 'learner@example.org', walletAddress: '0xabc' },
  })
})

it("one learner's profile is not seen or changed by another's (S3.4, S7.13)", async () => {
  const app = await createTestApp()
  const [one, other] = [await app.signUp(), await app.signUp()]
  await one.call('PUT', '/api/profile', { name: 'One' })
  await other.call('PUT', '/api/profile', { name: 'Other' })

  expect((await one.call('GET', '/api/profile')).body.profile.name).toBe('One')
  expect((await other.call('GET', '/api/profile')).text).not.toContain('One')
})

it('the longest name passes, in any script', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()
  const name = 'ሀ'.repeat(200)

  expect((await learner.call('PUT', '/api/profile', { name })).body.profile.name).toBe(name)
})
