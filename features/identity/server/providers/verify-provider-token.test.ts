import { expect, it } from 'vitest'
import { codeOf, createTestIdentity, expectDone } from '#workshop/testing/app/identity.ts'
import { testClientId } from '#workshop/testing/providers/openid-provider.ts'
import { startTestProvider } from '#workshop/testing/providers/test-provider.ts'
import { type Provider, ProviderAwayError } from './provider.ts'
import { nonceOf, verifyProviderToken } from './verify-provider-token.ts'

const rawNonce = 'a raw nonce'

async function prepare() {
  const server = await startTestProvider()
  const identity = await createTestIdentity(server.env)
  const [provider] = identity.providers as [Provider]
  const now = Math.floor(identity.clock() / 1000)
  const honest = { iss: server.issuer, aud: testClientId, sub: 'ada', iat: now, exp: now + 600 }
  const verify = async (claims: Record<string, unknown> = {}) => {
    const idToken = await server.sign({ ...honest, nonce: nonceOf(rawNonce), ...claims })
    return verifyProviderToken(identity, provider, { idToken, rawNonce })
  }
  return { server, identity, provider, verify }
}

it('reads what the provider says of a person', async () => {
  const { verify } = await prepare()

  const verified = expectDone(
    await verify({
      email: 'Ada@Example.org',
      email_verified: true,
      name: 'Ada',
      picture: 'https://example.org/a.png',
    }),
  )

  expect(verified).toMatchObject({
    providerId: 'oidc.provider',
    subject: 'ada',
    email: 'ada@example.org',
    emailVerified: true,
    displayName: 'Ada',
    photoUrl: 'https://example.org/a.png',
  })
})

it.each<[Record<string, unknown>, object]>([
  [{ email: 'ada@example.org' }, { email: 'ada@example.org', emailVerified: false }],
  [{ email: 'ada@example.org', email_verified: 'false' }, { emailVerified: false }],
  [{ email: 'ada@example.org', email_verified: 'true' }, { emailVerified: true }],
  [{ email_verified: true }, { email: null, emailVerified: false }],
  [
    { email: 'ada', email_verified: true },
    { email: null, emailVerified: false },
  ],
  [
    { email: ['ada@example.org'], email_verified: 1 },
    { email: null, emailVerified: false },
  ],
  [
    { name: 'a\0b', picture: 'javascript:alert(1)' },
    { displayName: null, photoUrl: null },
  ],
  [
    { name: 'x'.repeat(300), picture: 7 },
    { displayName: null, photoUrl: null },
  ],
])('takes %j for no more than it is', async (claims, expected) => {
  const { verify } = await prepare()

  expect(expectDone(await verify(claims))).toMatchObject(expected)
})

it.each([{ sub: 'x'.repeat(256) }, { sub: '' }, { sub: 'a\0' }, { sub: 7 }, { exp: 'soon' }])(
  'refuses %j',
  async (claims) => {
    const { verify } = await prepare()

    expect(codeOf(await verify(claims))).toBe('INVALID_IDP_RESPONSE')
  },
)

it('allows for a clock that is a minute off, and no more', async () => {
  const { identity, verify } = await prepare()
  const now = Math.floor(identity.clock() / 1000)

  expectDone(await verify({ exp: now - 59 }))
  expect(codeOf(await verify({ exp: now - 61 }))).toBe('INVALID_IDP_RESPONSE')
  expect(codeOf(await verify({ nbf: now + 61 }))).toBe('INVALID_IDP_RESPONSE')
})

it('throws while the provider or its keys cannot be had', async () => {
  const { server, provider, verify } = await prepare()
  await server.stop()
  await expect(verify()).rejects.toThrow(ProviderAwayError)
  await server.resume()
  await provider.discover()
  await server.stop()

  await expect(verify()).rejects.toThrow(ProviderAwayError)
})
