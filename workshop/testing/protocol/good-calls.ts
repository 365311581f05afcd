import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { serviceHosts } from '#features/identity/server/identity.routes.ts'
import { testPublicUrl } from '#workshop/testing/app/identity.ts'
import { type OpenIdProvider, testClientId } from '#workshop/testing/providers/openid-provider.ts'
import { createIdentityServer, type IdentityServer } from './identity-client.ts'
import { secondFactorCalls } from './second-factor-calls.ts'

/** A call of the protocol as the app registered it. */
export interface ProtocolRoute {
  /** `accounts:signUp`, `accounts/mfaSignIn:start`, `projects`, `token`. */
  readonly name: string
  readonly method: string
  readonly url: string
  readonly schema: z.ZodObject
}

/** Makes a server and finds every call of its protocol, none forgotten: each must have its schema among the requests. */
export async function createProtocolServer(env: NodeJS.ProcessEnv = {}) {
  const found: ProtocolRoute[] = []
  const server = await createIdentityServer({ ...generous, ...env }, async (app) => listRoutes(app, found))
  await server.app.ready()
  return { ...server, routes: found }
}

const limits = ['CALL', 'SIGN_UP', 'SIGN_IN', 'FAILURE', 'MAIL', 'MAIL_ADDRESS', 'CODE']
const generous = {
  IDENTITY_ANONYMOUS: 'on',
  OPERATOR_EMAILS: 'ada@example.org,bob@example.org',
  ...Object.fromEntries(limits.map((name) => [`IDENTITY_${name}_LIMIT`, '1000000'])),
}

function listRoutes(app: FastifyInstance, found: ProtocolRoute[]): void {
  app.addHook('onRoute', ({ url, method }) => {
    const [, name] = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\/v[12]\/(.+)$/.exec(url) ?? []
    // A list of methods is what is answered 405.
    if (name === undefined || typeof method !== 'string') return
    const plain = name.replace('::', ':')
    const schema = serviceHosts
      .flatMap(({ prefix, calls }) => calls.map((call) => ({ ...call, url: prefix + call.path })))
      .find((call) => call.url === url.replace('::', ':'))?.schema
    if (!schema) throw new Error(`${plain} is no call of the service`)
    found.push({ name: plain, method, url: url.replace('::', ':'), schema: schema as z.ZodObject })
  })
}

/** What a body may be made of. */
export interface Circumstances {
  readonly server: IdentityServer
  readonly provider: OpenIdProvider
  readonly idToken: string
  readonly refreshToken: string
}

/** A request that succeeds. */
export interface GoodCall {
  readonly route: string
  readonly body: (circumstances: Circumstances) => Promise<Record<string, unknown>>
}

/** A good request for every call, by what it does. Those that take an ID token have one. */
export const goodCalls: Record<string, GoodCall> = {
  'sign up': plain('accounts:signUp', { email: 'new@example.org', password: 'k7vq2m', displayName: 'New' }),
  'link a password': withToken('accounts:signUp', { email: 'new@example.org', password: 'k7vq2n' }),
  'sign in': plain('accounts:signInWithPassword', { email: 'ada@example.org', password: 'correct horse' }),
  'sign in by a provider': { route: 'accounts:signInWithIdp', body: providerBody },
  'link a provider': {
    route: 'accounts:signInWithIdp',
    body: async (given) => ({ ...(await providerBody(given)), idToken: given.idToken }),
  },
  'sign in by a link': {
    route: 'accounts:signInWithEmailLink',
    body: (given) => linkBody(given, 'new@example.org'),
  },
  'link by a link': {
    route: 'accounts:signInWithEmailLink',
    body: async (given) => ({ ...(await linkBody(given, 'ada@example.org')), idToken: given.idToken }),
  },
  'look up': withToken('accounts:lookup', {}),
  'change a name': withToken('accounts:update', { displayName: 'Countess' }),
  'change an e-mail': withToken('accounts:update', { email: 'new@example.org' }),
  'change a password': withToken('accounts:update', { password: 'k7vq2n' }),
  'remove a photo': withToken('accounts:update', { deleteAttribute: ['PHOTO_URL'] }),
  'unlink a provider': withToken('accounts:update', { deleteProvider: ['oidc.provider'] }),
  'delete an account': withToken('accounts:delete', {}),
  'ask for a reset': plain('accounts:sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'ada@example.org',
  }),
  'ask for a proof': withToken('accounts:sendOobCode', { requestType: 'VERIFY_EMAIL' }),
  'ask for a new e-mail': withToken('accounts:sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    newEmail: 'new@example.org',
  }),
  'reset a password': {
    route: 'accounts:resetPassword',
    body: async ({ server }) => ({
      oobCode: await codeFor(server, { requestType: 'PASSWORD_RESET', email: 'ada@example.org' }),
      newPassword: 'k7vq2n',
    }),
  },
  ...secondFactorCalls,
  'ask for the project': plain('projects', {}),
  refresh: {
    route: 'token',
    body: async ({ refreshToken }) => ({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  },
}

function plain(route: string, body: Record<string, unknown>): GoodCall {
  return { route, body: async () => body }
}

function withToken(route: string, body: Record<string, unknown>): GoodCall {
  return { route, body: async ({ idToken }) => ({ ...body, idToken }) }
}

async function providerBody({ server, provider }: Circumstances) {
  const now = Math.floor(server.identity.clock() / 1000)
  const claims = { iss: provider.issuer, aud: testClientId, sub: 'sub-1', iat: now, exp: now + 600 }
  const postBody = new URLSearchParams({
    id_token: await provider.sign({ ...claims, nonce: await sha256('nonce') }),
    nonce: 'nonce',
    providerId: 'oidc.provider',
  })
  return { requestUri: 'http://localhost', postBody: postBody.toString() }
}

async function sha256(text: string) {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex')
}

async function linkBody({ server }: Circumstances, email: string) {
  const continueUrl = `${testPublicUrl}/login`
  return { email, oobCode: await codeFor(server, { requestType: 'EMAIL_SIGNIN', email, continueUrl }) }
}

async function codeFor({ app, identity }: IdentityServer, body: object): Promise<string> {
  const url = '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=edutrain'
  const { statusCode, body: answer } = await app.inject({ method: 'POST', url, payload: body })
  if (statusCode !== 200) throw new Error(`asking for a code answered ${answer}`)
  return identity.outbox.links().at(-1)?.searchParams.get('oobCode') ?? ''
}
