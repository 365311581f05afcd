import { expect, it } from 'vitest'
import { createTestIdentity, testPublicUrl } from '#server/testing/app/identity.ts'
import { startTestProvider } from '#server/testing/providers/test-provider.ts'
import { type Provider, ProviderAwayError } from '../providers/provider.ts'
import { startProviderRedirect } from './provider-redirect.ts'

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
