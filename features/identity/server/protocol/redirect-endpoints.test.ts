import { describe, expect, it } from 'vitest'
import { createIdentityServer } from '#workshop/testing/protocol/identity-client.ts'
import type { Person } from '#workshop/testing/providers/openid-provider.ts'
import { createVisitor, fragmentOf } from '#workshop/testing/providers/provider-visit.ts'
import { startTestProvider } from '#workshop/testing/providers/test-provider.ts'
import { nonceOf } from '../providers/verify-provider-token.ts'

const ada: Person = { sub: 'ada', email: 'ada@example.org', email_verified: true, name: 'Ada' }

async function prepare() {
  const provider = await startTestProvider()
  provider.visitor = ada
  const { app, identity } = await createIdentityServer(provider.env)
  // The provider keeps the real time.
  identity.clock.advance(Date.now() - identity.clock())
  return { app, identity, provider, visitor: createVisitor(app) }
}

describe('the way to another provider', () => {
  it('ends at our page with an ID token, a nonce of its own, and the path to go on to', async () => {
    const { visitor, provider } = await prepare()

    const { idToken = '', nonce = '', ...rest } = await visitor.visit('?returnTo=/module/3')

    expect(rest).toEqual({ providerId: 'oidc.provider', returnTo: '/module/3' })
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ ...ada, iss: provider.issuer, nonce: nonceOf(nonce) })
  })

  it('says of which visit of the browser it is the answer, whatever came of it', async () => {
    const { visitor, provider } = await prepare()

    expect(await visitor.visit('?visit=12-34')).toMatchObject({ idToken: expect.any(String), visit: '12-34' })
    provider.visitor = null
    expect(await visitor.visit('?visit=56-78')).toMatchObject({ error: 'cancelled', visit: '56-78' })
  })

  it.each(['', 'a b', 'x'.repeat(65), 'a&error=failed', '<b>'])('knows no visit %j', async (visit) => {
    const { visitor } = await prepare()

    expect(await visitor.visit(`?visit=${encodeURIComponent(visit)}`)).not.toHaveProperty('visit')
  })

  it('is bound to the browser by a cookie that scripts cannot read', async () => {
    const { app } = await prepare()

    const { statusCode, headers } = await app.inject('/auth/providers/oidc.provider/start')

    expect(statusCode).toBe(303)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['set-cookie']).toMatch(
      /^__Host-provider-redirect=[\w-]{43}; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
    )
    const query = new URL(String(headers.location)).searchParams
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('scope')).toBe('openid email profile')
  })

  it('leaves nothing readable behind: state and secrets are stored as hashes or not at all', async () => {
    const { identity, visitor } = await prepare()

    const state = new URL(await visitor.start()).searchParams.get('state') ?? ''

    const rows = await identity.db.selectFrom('provider_redirects').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(state)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example/..//x',
    'dashboard',
    '',
  ])('never goes on to another site: %j', async (wanted) => {
    const { visitor } = await prepare()

    const { returnTo = '' } = await visitor.visit(`?returnTo=${encodeURIComponent(wanted)}`)

    expect(new URL(returnTo, 'https://edutrain.example').origin).toBe('https://edutrain.example')
    expect(returnTo).toMatch(/^\/(?!\/)/)
  })

  it('says so when the visitor turns away at the provider', async () => {
    const { visitor, provider } = await prepare()
    provider.visitor = null

    expect(await visitor.visit()).toEqual({ error: 'cancelled', returnTo: '/dashboard' })
  })

  it('works once', async () => {
    const { visitor } = await prepare()
    const back = await visitor.passProvider(await visitor.start())
    await visitor.comeBack(back)

    expect(await visitor.comeBack(back)).toEqual({ error: 'failed' })
  })

  it('works once, also when the address is opened twice at the same time', async () => {
    const { visitor } = await prepare()
    const back = await visitor.passProvider(await visitor.start())

    const outcomes = await Promise.all([visitor.comeBack(back), visitor.comeBack(back)])

    expect(outcomes.filter(({ error }) => error === 'failed')).toHaveLength(1)
  })

  it('works in two tabs at once', async () => {
    const { visitor } = await prepare()
    const [one, two] = [await visitor.start(), await visitor.start()]

    const backs = [await visitor.passProvider(one), await visitor.passProvider(two)]

    for (const back of backs) expect(await visitor.comeBack(back)).toHaveProperty('idToken')
  })

  it('cannot be finished in another browser, and is still good in its own after the try (SX.8)', async () => {
    const { app, visitor } = await prepare()
    const back = await visitor.passProvider(await visitor.start())
    const stranger = createVisitor(app)

    expect(await stranger.comeBack(back)).toEqual({ error: 'failed' })
    await stranger.start()
    expect(await stranger.comeBack(back)).toEqual({ error: 'failed' })
    expect(await visitor.comeBack(back)).toHaveProperty('idToken')
  })

  it('may take ten minutes (S9.21) and no longer', async () => {
    const { identity, visitor } = await prepare()
    const [first, second] = [await visitor.start(), await visitor.start()]
    const inTime = await visitor.passProvider(first)
    const late = await visitor.passProvider(second)

    identity.clock.advance(600_000)
    expect(await visitor.comeBack(inTime)).toHaveProperty('idToken')
    identity.clock.advance(1)
    expect(await visitor.comeBack(late)).toEqual({ error: 'expired', returnTo: '/dashboard' })
  })

  it.each([
    ['without a state', (url: URL) => url.searchParams.delete('state')],
    ['with two states', (url: URL) => url.searchParams.append('state', 'another')],
    ['with a made-up state', (url: URL) => url.searchParams.set('state', 'made-up')],
    ['with a made-up code', (url: URL) => url.searchParams.set('code', 'made-up')],
    ['without a code', (url: URL) => url.searchParams.delete('code')],
    ['from another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
  ])('fails for a visitor who comes back %s', async (_what, spoil) => {
    const { visitor } = await prepare()
    const back = new URL(await visitor.passProvider(await visitor.start()))
    spoil(back)

    expect(await visitor.comeBack(back.href)).toMatchObject({ error: 'failed' })
  })

  it('fails while the provider is down, and works as soon as it is back', async () => {
    const { app, provider } = await prepare()
    await provider.stop()
    const away = await app.inject('/auth/providers/oidc.provider/start')

    expect(fragmentOf(String(away.headers.location))).toEqual({ error: 'failed', returnTo: '/dashboard' })
    await provider.resume()
    expect(await createVisitor(app).visit()).toHaveProperty('idToken')
  })

  it('fails when the provider goes down before it is asked for the token', async () => {
    const { visitor, provider } = await prepare()
    const back = await visitor.passProvider(await visitor.start())
    await provider.stop()

    expect(await visitor.comeBack(back)).toEqual({ error: 'failed', returnTo: '/dashboard' })
  })

  it('cannot be started without end by one address', async () => {
    const provider = await startTestProvider()
    const { app, identity } = await createIdentityServer({ ...provider.env, IDENTITY_SIGN_IN_LIMIT: '1' })
    const visitor = createVisitor(app)
    await visitor.start()

    expect(fragmentOf(await visitor.start())).toEqual({ error: 'failed', returnTo: '/dashboard' })
    expect(await identity.db.selectFrom('provider_redirects').selectAll().execute()).toHaveLength(1)
  })

  it('does not exist for a provider that is not configured', async () => {
    const { app } = await createIdentityServer()

    for (const step of ['start', 'callback'])
      expect((await app.inject(`/auth/providers/oidc.provider/${step}`)).statusCode).toBe(404)
  })
})
