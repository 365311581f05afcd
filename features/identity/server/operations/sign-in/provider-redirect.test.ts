import { describe, expect, it } from 'vitest'
import { createTestIdentity, testPublicUrl } from '#workshop/testing/app/identity.ts'
import { startTestProvider } from '#workshop/testing/providers/test-provider.ts'
import { type Provider, ProviderAwayError } from '../../providers/provider.ts'
import { finishProviderRedirect, startProviderRedirect } from './provider-redirect.ts'

describe('starting', () => {
  async function prepare() {
    const server = await startTestProvider()
    const identity = await createTestIdentity(server.env)
    const [provider] = identity.providers as [Provider]
    const start = () =>
      startProviderRedirect(identity, provider, { secret: 'a secret', returnTo: '/dashboard' })
    return { server, identity, start }
  }

  it('asks the provider for a code that only this server can use', async () => {
    const { server, start } = await prepare()

    const { origin, searchParams } = await start()

    expect(origin).toBe(server.issuer)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${testPublicUrl}/auth/providers/oidc.provider/callback`,
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('never sends the same state, nonce or challenge twice', async () => {
    const { start } = await prepare()

    const [one, two] = [(await start()).searchParams, (await start()).searchParams]

    for (const name of ['state', 'nonce', 'code_challenge']) expect(one.get(name)).not.toBe(two.get(name))
  })

  it('throws while the provider is away, writes nothing, and asks again the next time', async () => {
    const { server, identity, start } = await prepare()
    await server.stop()

    await expect(start()).rejects.toThrow(ProviderAwayError)
    expect(await identity.db.selectFrom('provider_redirects').selectAll().execute()).toEqual([])
    await server.resume()
    await start()
  })
})

describe('finishing', () => {
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

  it.each(['server_error', 'login_required', 'made_up'])(
    'takes the error %s for a failure',
    async (error) => {
      const { state, finish } = await prepare()

      expect(await finish(`?error=${error}&state=${state}`)).toMatchObject({
        failure: 'failed',
        returnTo: '/account',
      })
    },
  )

  it('takes no visitor back with the secret of another browser, or at another provider', async () => {
    const { provider, state, finish } = await prepare()
    const search = `?error=access_denied&state=${state}`

    expect(await finish(search, { secret: 'theirs' })).toMatchObject({ failure: 'failed' })
    expect(await finish(search, { by: { ...provider, id: 'oidc.other' } })).toMatchObject({
      failure: 'failed',
    })
  })

  it('gives no more than ten minutes (S9.21)', async () => {
    const { identity, state, finish } = await prepare()
    identity.clock.advance(600_001)

    expect(await finish(`?code=any&state=${state}`)).toMatchObject({
      failure: 'expired',
      returnTo: '/account',
    })
  })

  it.each(['', '?', '?state=', '?code=a', '?state=%00&code=%ff'])('fails for %j', async (search) => {
    const { finish } = await prepare()

    expect(await finish(search)).toMatchObject({ failure: 'failed' })
  })
})
