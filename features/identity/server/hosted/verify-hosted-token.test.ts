import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { hostedPayload, hostedProject, startGoogleKeys } from '#workshop/testing/providers/google-keys.ts'

async function prepare(env: NodeJS.ProcessEnv = {}) {
  const google = await startGoogleKeys()
  const app = await createTestApp({ ...google.env, ...env })
  const ask = (token: string) => app.withToken(token).call('GET', '/api/profile')
  return { ...app, google, ask }
}

describe('a token of the hosted service', () => {
  it('is a way in when Google signed it, with one fetch of the keys for many of them (SX.20)', async () => {
    const { google, clock, ask } = await prepare()

    for (const sub of ['hosted-ada', 'hosted-bob', 'hosted-eve'])
      expect((await ask(await google.sign(clock(), { sub, email: `${sub}@example.org` }))).status).toBe(200)

    expect(google.fetched()).toBe(1)
  })

  it('opens the desk only after a second factor, where operators need one', async () => {
    const email = 'ada@example.org'
    const env = { OPERATOR_EMAILS: email, OPERATOR_SECOND_FACTOR: 'required' }
    const { google, clock, withToken } = await prepare(env)
    const open = async (firebase: object) => {
      const token = await google.sign(clock(), { email, email_verified: true, firebase })
      return (await withToken(token).call('GET', '/api/operator')).status
    }

    expect(await open({ sign_in_provider: 'password' })).toBe(403)
    expect(await open({ sign_in_provider: 'password', sign_in_second_factor: 'totp' })).toBe(200)
  })

  it('is refused from its end on', async () => {
    const { google, clock, ask } = await prepare()
    const token = await google.sign(clock())

    clock.advance(3_599_000)
    expect((await ask(token)).status).toBe(200)
    clock.advance(1_000)
    expect(await ask(token)).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthenticated', message: 'The ID token has expired.' } },
    })
  })

  const changes: [what: string, change: Record<string, unknown>][] = [
    ['another project', { aud: 'school-2' }],
    ['the issuer of another project', { iss: 'https://securetoken.google.com/school-2' }],
    ['our own issuer', { iss: 'https://edutrain.invalid/identity' }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['an endless subject', { sub: 'x'.repeat(129) }],
    ['no time of sign-in', { auth_time: undefined }],
    ['a time of issue to come', { iat: Date.UTC(2026, 4, 1, 12, 5) / 1000 }],
    ['no end', { exp: undefined }],
    ['an e-mail that is no text', { email: ['ada@example.org'] }],
  ]
  it.each(changes)('is refused with %s', async (_what, change) => {
    const { google, clock, ask } = await prepare()

    expect((await ask(await google.sign(clock(), change))).status).toBe(401)
  })

  it('is refused when another signed it, when it is not signed, or with another algorithm', async () => {
    const { google, clock, ask } = await prepare()
    const { privateKey: key } = await generateKeyPair('RS256')
    const symmetric = new SignJWT(hostedPayload(clock())).setProtectedHeader({
      alg: 'HS256',
      kid: 'google-1',
    })

    expect((await ask(await google.sign(clock(), {}, { key }))).status).toBe(401)
    expect((await ask(await google.sign(clock(), {}, { kid: 'unknown' }))).status).toBe(401)
    expect((await ask(new UnsecuredJWT(hostedPayload(clock())).encode())).status).toBe(401)
    expect((await ask(await symmetric.sign(new TextEncoder().encode('x'.repeat(32))))).status).toBe(401)
    expect((await ask('a.b.c')).status).toBe(401)
    expect(google.fetched()).toBe(1)
  })

  it.each(['error', 'nonsense', 'silence'] as const)(
    'is neither good nor bad while the keys are out of reach (%s)',
    async (how) => {
      const { google, clock, ask } = await prepare()
      const token = await google.sign(clock())
      await google.fail(how)

      expect(await ask(token)).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
      expect((await ask('a.b.c')).status).toBe(401)
    },
  )
})

describe('with the hosted service', () => {
  const built = [
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=hosted-key',
    '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=hosted-key',
    '/securetoken.googleapis.com/v1/token?key=hosted-key',
  ]
  it.each(built)('%s is not here', async (url) => {
    const { anonymous } = await prepare()

    expect((await anonymous.call('POST', url, {})).status).toBe(404)
  })

  it('there are no keys of our own to publish', async () => {
    const { anonymous } = await prepare()

    expect((await anonymous.call('GET', '/.well-known/jwks.json')).status).toBe(404)
  })

  it("the browser may send requests to Google's two hosts and no others, and is told the hosted settings", async () => {
    const { app } = await prepare()

    const answer = await app.inject({ url: '/config.json' })

    expect((await app.inject({ url: '/login' })).headers['content-security-policy']).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    )
    expect(answer.json().identity).toEqual({
      mode: 'firebase',
      apiKey: 'hosted-key',
      projectId: hostedProject,
      authDomain: `${hostedProject}.firebaseapp.com`,
      providers: [],
    })
  })
})

describe('with an emulator', () => {
  const env = { IDENTITY_EMULATOR_URL: 'http://127.0.0.1:9099/' }

  it('unsigned tokens are a way in, with the same claims checked', async () => {
    const { clock, ask } = await prepare(env)
    const token = (change = {}) => new UnsecuredJWT(hostedPayload(clock(), change)).encode()

    expect((await ask(token())).status).toBe(200)
    expect((await ask(token({ aud: 'school-2' }))).status).toBe(401)
    const old = token()
    clock.advance(3_600_000)
    expect((await ask(old)).status).toBe(401)
  })

  it('the browser may send requests there, and not to Google', async () => {
    const { app } = await prepare(env)

    const answer = await app.inject({ url: '/config.json' })

    const page = await app.inject({ url: '/login' })
    expect(page.headers['content-security-policy']).toContain("connect-src 'self' http://127.0.0.1:9099;")
    expect(answer.json().identity.emulatorUrl).toBe('http://127.0.0.1:9099')
  })
})
