import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import OidcProvider, { type Context } from 'oidc-provider'
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'

/** What a provider knows of a person; `sub` is the person's id there. */
export interface Person {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly picture?: string
}

/** A real OpenID provider on a port of this machine, whose login page is answered by the test. */
export interface OpenIdProvider {
  readonly issuer: string
  /** Settings that make the provider known to a server. */
  readonly env: NodeJS.ProcessEnv
  /** Who is at the login page the next time; null cancels there. */
  visitor: Person | null
  /** Makes the site at an address known to the provider: once, before the first visit. */
  admit(publicUrl: string): void
  /** Signs an ID token with the provider's own key, whatever it says. */
  sign(claims: Record<string, unknown>): Promise<string>
  stop(): Promise<void>
  /** Listens again where it did. */
  resume(): Promise<void>
}

export const testClientId = 'edutrain-site'

/** Starts a provider; the caller stops it. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const server = createServer()
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const key = await makeKey()
  const people = new Map<string, Person>()

  const provider: OpenIdProvider = {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: testClientId, OIDC_CLIENT_SECRET: clientSecret },
    visitor: null,
    admit(publicUrl) {
      const oidc = new OidcProvider(issuer, configurationOf(key.jwk, people, publicUrl))
      const answer = oidc.callback()
      server.on('request', (request, response) => {
        if (!request.url?.startsWith('/login/')) return void answer(request, response)
        const { visitor } = provider
        if (visitor) people.set(visitor.sub, visitor)
        const result = visitor ? { login: { accountId: visitor.sub } } : { error: 'access_denied' }
        return void oidc.interactionFinished(request, response, result)
      })
    },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid ?? '' }).sign(key.privateKey),
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
    resume: () => listen(port),
  }
  return provider
}

/** In seconds. */
const hour = 3600

const clientSecret = 'a secret between the two'

function configurationOf(jwk: JWK, people: ReadonlyMap<string, Person>, publicUrl: string) {
  return {
    jwks: { keys: [jwk] },
    cookies: { keys: ['for tests'] },
    adapter: createMemoryAdapter(0),
    ttl: {
      AccessToken: hour,
      AuthorizationCode: hour,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      // Asks for a login at each visit.
      Session: 1,
    },
    clients: [
      {
        client_id: testClientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/auth/providers/oidc.provider/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As most providers do: what scopes ask for is in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `/login/${uid}` },
    findAccount: (_context: Context, sub: string) => ({ accountId: sub, claims: () => people.get(sub) }),
    loadExistingGrant: async ({ oidc }: Context) => {
      const { provider, client, session } = oidc
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

let made: ReturnType<typeof generateAKey> | undefined

/** Making a key takes longer than most tests, so they share one. */
function makeKey() {
  made ??= generateAKey()
  return made
}

async function generateAKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { privateKey, jwk: { ...(await exportJWK(privateKey)), kid: 'test', use: 'sig', alg: 'RS256' } }
}
