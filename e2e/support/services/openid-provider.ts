/// <reference path="../../../server/testing/providers/oidc-provider.d.ts" />
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Context } from 'oidc-provider'
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js'
import { freePort } from '#server/testing/machine/free-port.ts'

/** What the provider knows of a person; `sub` is the person's id there. */
export interface Person {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

/** A real OpenID provider whose login page is answered by the test. */
export interface OpenIdProvider {
  /** Settings that make it known to a server at an address. */
  envFor(url: string): NodeJS.ProcessEnv
  /** Who is at the login page; null cancels there. */
  visitor: Person | null
  stop(): Promise<void>
}

const clientId = 'edutrain-site'
const clientSecret = 'a secret between the two'

/** Starts a provider that knows the server which `envFor` is asked for first. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'test', use: 'sig', alg: 'RS256' }
  const people = new Map<string, Person>()
  const server = createServer()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))

  const provider: OpenIdProvider = {
    visitor: null,
    envFor(url) {
      const oidc = new Provider(issuer, configurationOf(jwk, people, url))
      const answer = oidc.callback()
      server.on('request', (request, response) => {
        if (!request.url?.startsWith('/login/')) return void answer(request, response)
        const { visitor } = provider
        if (visitor) people.set(visitor.sub, visitor)
        const result = visitor ? { login: { accountId: visitor.sub } } : { error: 'access_denied' }
        return void oidc.interactionFinished(request, response, result)
      })
      return {
        PUBLIC_URL: url,
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_LABEL: 'School ID',
      }
    },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return provider
}

function configurationOf(jwk: object, people: ReadonlyMap<string, Person>, url: string) {
  return {
    jwks: { keys: [jwk] },
    cookies: { keys: ['for tests'] },
    adapter: createMemoryAdapter(0),
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 600,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 600,
      Session: 1,
    },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${url}/auth/providers/oidc.provider/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
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
