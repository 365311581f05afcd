import Fastify from 'fastify'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'

/** Stands where Google publishes the keys of hosted Firebase Authentication, and signs as it does. */
export interface GoogleKeys {
  /** The environment of a server that uses the hosted service with these keys. */
  readonly env: NodeJS.ProcessEnv
  /** How often the keys were fetched. */
  readonly fetched: () => number
  /** From now on the keys cannot be fetched: the address answers with an error, or not at all. */
  fail(how: 'error' | 'nonsense' | 'silence'): Promise<void>
  /** An ID token as the hosted service makes it, issued at `now` (ms); `change` overrides its claims. */
  sign(now: number, change?: JWTPayload, header?: { kid?: string; key?: CryptoKey }): Promise<string>
}

export const hostedProject = 'school-1'

/** Starts the key server for one test. */
export async function startGoogleKeys(): Promise<GoogleKeys> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'google-1', alg: 'RS256', use: 'sig' }] }
  let fetched = 0
  let failure: 'error' | 'nonsense' | undefined
  const app = Fastify()
  app.get('/keys', async (_request, reply) => {
    fetched++
    if (failure === 'error') return reply.status(500).send('no')
    return failure === 'nonsense' ? { keys: 'none' } : keys
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return {
    env: {
      IDENTITY: 'firebase',
      IDENTITY_PROJECT_ID: hostedProject,
      IDENTITY_API_KEY: 'hosted-key',
      IDENTITY_AUTH_DOMAIN: `${hostedProject}.firebaseapp.com`,
      IDENTITY_GOOGLE_JWKS_URL: `${address}/keys`,
    },
    fetched: () => fetched,
    async fail(how) {
      if (how === 'silence') await app.close()
      else failure = how
    },
    sign: (now, change = {}, { kid = 'google-1', key = privateKey } = {}) =>
      new SignJWT(hostedPayload(now, change)).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key),
  }
}

/** What a token of the hosted service says. */
export function hostedPayload(now: number, change: JWTPayload = {}): JWTPayload {
  const seconds = Math.floor(now / 1000)
  return {
    iss: `https://securetoken.google.com/${hostedProject}`,
    aud: hostedProject,
    auth_time: seconds,
    user_id: 'hosted-ada',
    sub: 'hosted-ada',
    iat: seconds,
    exp: seconds + 3600,
    email: 'ada@example.org',
    email_verified: false,
    firebase: { identities: { email: ['ada@example.org'] }, sign_in_provider: 'password' },
    ...change,
  }
}
