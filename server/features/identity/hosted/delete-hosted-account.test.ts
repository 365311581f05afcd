import { expect, it } from 'vitest'
import { startGoogleKeys } from '#server/testing/google-keys.ts'
import { createTestApp } from '#server/testing/test-app.ts'

it('removes everything stored about a learner of the hosted service, and nothing of another', async () => {
  const google = await startGoogleKeys()
  const app = await createTestApp(google.env)
  const learner = async (sub: string) =>
    app.withToken(await google.sign(app.clock(), { sub, email: `${sub}@example.org` }))
  const [ada, bob] = [await learner('ada'), await learner('bob')]
  for (const caller of [ada, bob]) await caller.call('PUT', '/api/profile', { name: 'Somebody' })

  expect(await ada.call('DELETE', '/api/account')).toMatchObject({ status: 200, body: {} })

  const accounts = await app.db.selectFrom('accounts').select('id').execute()
  expect(accounts).toEqual([{ id: 'bob' }])
  expect(await app.db.selectFrom('profiles').select('account_id').execute()).toEqual([{ account_id: 'bob' }])
})

it('is refused where the built-in service deletes accounts itself, after a recent sign-in only', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  const { status, body } = await learner.call('DELETE', '/api/account')

  expect(status).toBe(409)
  expect(body.error.code).toBe('not-hosted')
  expect(await app.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
})
