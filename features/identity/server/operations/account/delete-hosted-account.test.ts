import type { JWTPayload } from 'jose'
import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { startGoogleKeys } from '#workshop/testing/providers/google-keys.ts'

it('removes everything stored about a learner of the hosted service, and nothing of another', async () => {
  const google = await startGoogleKeys()
  const app = await createTestApp(google.env)
  const learner = async (sub: string) =>
    app.withToken(await google.sign(app.clock(), { sub, email: `${sub}@example.org` }))
  const [ada, bob] = [await learner('ada'), await learner('bob')]
  for (const caller of [ada, bob]) await caller.call('PUT', '/api/profile', { name: 'Another' })

  expect(await ada.call('DELETE', '/api/account')).toMatchObject({ status: 200, body: {} })

  const accounts = await app.db.selectFrom('accounts').select('id').execute()
  expect(accounts).toEqual([{ id: 'bob' }])
  expect(await app.db.selectFrom('profiles').select('account_id').execute()).toEqual([{ account_id: 'bob' }])
})

async function prepare() {
  const google = await startGoogleKeys()
  const app = await createTestApp(google.env)
  const signIn = async (change?: JWTPayload) => app.withToken(await google.sign(app.clock(), change))
  const accounts = () => app.db.selectFrom('accounts').select('id').execute()
  return { ...app, signIn, accounts }
}

it('wants a sign-in within the last five minutes, however new the token is', async () => {
  const { clock, signIn, accounts } = await prepare()
  const signedInAt = Math.floor(clock() / 1000)
  clock.advance(5 * 60_000 + 1000)
  const old = await signIn({ auth_time: signedInAt })

  const { status, body } = await old.call('DELETE', '/api/account')

  expect(status).toBe(403)
  expect(body.error.code).toBe('requires-recent-login')
  expect(await accounts()).toHaveLength(1)
  clock.advance(-1000)
  expect(await old.call('DELETE', '/api/account')).toMatchObject({ status: 200 })
})

it('is not undone by a token that the service signed before', async () => {
  const { clock, signIn, accounts } = await prepare()
  const [ada, elsewhere] = [await signIn(), await signIn({ email_verified: true })]
  await ada.call('DELETE', '/api/account')

  for (const minutes of [0, 30, 29]) {
    clock.advance(minutes * 60_000)
    for (const caller of [ada, elsewhere])
      expect(await caller.call('GET', '/api/profile')).toMatchObject({ status: 401 })
  }
  expect(await accounts()).toEqual([])
})

it('lets the same person begin anew with a new sign-in, and still ends every older one', async () => {
  const { clock, signIn } = await prepare()
  const before = await signIn()
  await before.call('DELETE', '/api/account')
  clock.advance(60_000)

  expect(await (await signIn()).call('GET', '/api/profile')).toMatchObject({ status: 200 })
  expect(await before.call('GET', '/api/profile')).toMatchObject({ status: 401 })
})

it('leaves a mark that names no person, and that goes when no token can be that old', async () => {
  const { clock, signIn, db } = await prepare()
  const marks = () => db.selectFrom('deleted_accounts').selectAll().execute()
  await (await signIn()).call('DELETE', '/api/account')
  expect(JSON.stringify(await marks())).not.toMatch(/hosted-ada|example/)

  clock.advance(70 * 60_000)
  await (await signIn({ sub: 'bob', email: 'bob@example.org' })).call('DELETE', '/api/account')

  expect(await marks()).toHaveLength(1)
})

it('is refused where the built-in service deletes accounts itself, after a recent sign-in only', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  const { status, body } = await learner.call('DELETE', '/api/account')

  expect(status).toBe(409)
  expect(body.error.code).toBe('not-hosted')
  expect(await app.db.selectFrom('accounts').selectAll().execute()).toHaveLength(1)
})
