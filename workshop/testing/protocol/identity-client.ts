import { deleteApp, initializeApp } from '@firebase/app'
import { type Auth, initializeAuth, inMemoryPersistence } from '@firebase/auth'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { createGate } from '#app/server/access/gate.ts'
import { registerIdentityRoutes } from '#features/identity/server/identity.routes.ts'
import { serveEndpoints } from '#platform/server/http/endpoints.ts'
import { createTestIdentity, type TestIdentity } from '#workshop/testing/app/identity.ts'

/** The identity service behind HTTP and nothing else, with a note of every request: `POST /path?query`. */
export interface IdentityServer {
  readonly app: FastifyInstance
  readonly identity: TestIdentity
  readonly requests: string[]
}

/** The genuine client, unmodified, attached to the service. */
export interface IdentityClient extends IdentityServer {
  readonly auth: Auth
}

/** Makes the server for one test; it answers injected requests, or listens once asked to. */
export async function createIdentityServer(
  env?: NodeJS.ProcessEnv,
  prepare: (app: FastifyInstance) => Promise<unknown> = async () => undefined,
  parts?: Parameters<typeof createTestIdentity>[1],
): Promise<IdentityServer> {
  const identity = await createTestIdentity(env, parts)
  const app = Fastify()
  await prepare(app)
  const requests: string[] = []
  app.addHook('onRequest', async ({ method, url }) => void requests.push(`${method} ${url}`))
  registerIdentityRoutes(app, identity, serveEndpoints(app, createGate(identity)))
  onTestFinished(() => app.close())
  return { app, identity, requests }
}

let clients = 0

/** Starts the server on a free port with a client attached to it the way the browser does. */
export async function createIdentityClient(
  env?: NodeJS.ProcessEnv,
  apiKey = 'edutrain',
): Promise<IdentityClient> {
  const server = await createIdentityServer(env)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  return { ...server, auth: attachIdentityClient(address, apiKey) }
}

/** Attaches a client to the service at an address the way the browser does. */
export function attachIdentityClient(address: string, apiKey = 'edutrain'): Auth {
  const host = address.replace('http://', '')
  const app = initializeApp({ apiKey, projectId: 'edutrain' }, `test-${++clients}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  Object.assign(auth.config, {
    apiScheme: 'http',
    apiHost: `${host}/identitytoolkit.googleapis.com`,
    tokenApiHost: `${host}/securetoken.googleapis.com`,
  })
  onTestFinished(() => deleteApp(app))
  return auth
}
