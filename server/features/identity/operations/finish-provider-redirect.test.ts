import { expect, it } from 'vitest'
import { createTestIdentity } from '#server/testing/app/identity.ts'
import { startTestProvider } from '#server/testing/providers/test-provider.ts'
import type { Provider } from '../providers/provider.ts'
import { finishProviderRedirect, startProviderRedirect } from './provider-redirect.ts'

async function prepare() {
  const server = await startTestProvider()
  const identity = await createTestIdentity(server.env)
  const [provider] = identity.providers as [Provider]
  const address = await startProviderRedirect(identity, provider, { secret: 'mine', returnTo: '/account' })
  const state = address.searchParams.get('state') ?? ''
  const finish = (search: string, { by = provider, secret = 'mine' } = {}) =>
    finishProviderRedirect(identity, by, { search, secret })
  return { identity, provider, state, finish }
}

it('knows a visitor who said no, once', async () => {
  const { state, finish } = await prepare()
  const search = `?error=access_denied&state=${state}`

  expect(await finish(search)).toMatchObject({ failure: 'cancelled', returnTo: '/account' })
  expect(await finish(search)).toMatchObject({ failure: 'failed' })
})

it.each(['server_error', 'login_required', 'made_up'])('takes the error %s for a failure', async (error) => {
  const { state, finish } = await prepare()

  expect(await finish(`?error=${error}&state=${state}`)).toMatchObject({
    failure: 'failed',
    returnTo: '/account',
  })
})

it('takes no visitor back with the secret of another browser, or at another provider', async () => {
  const { provider, state, finish } = await prepare()
  const search = `?error=access_denied&state=${state}`

  expect(await finish(search, { secret: 'theirs' })).toMatchObject({ failure: 'failed' })
  expect(await finish(search, { by: { ...provider, id: 'oidc.other' } })).toMatchObject({ failure: 'failed' })
})

it('gives no more than ten minutes (S9.21)', async () => {
  const { identity, state, finish } = await prepare()
  identity.clock.advance(600_001)

  expect(await finish(`?code=any&state=${state}`)).toMatchObject({ failure: 'expired', returnTo: '/account' })
})

it.each(['', '?', '?state=', '?code=a', '?state=%00&code=%ff'])('fails for %j', async (search) => {
  const { finish } = await prepare()

  expect(await finish(search)).toMatchObject({ failure: 'failed' })
})
