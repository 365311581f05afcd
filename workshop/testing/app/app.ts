import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { eraseTraces, reclaimAccount } from '#app/server/account-changes.ts'
import { createApp } from '#app/server/app.ts'
import { readConfig } from '#app/server/config/config.ts'
import { publicUrlOf } from '#app/server/config/server.config.ts'
import type { Deps } from '#app/server/deps.ts'
import { createIdentity, type Identity } from '#features/identity/server/identity.ts'
import type { HashCost } from '#features/identity/server/passwords/password-hash.ts'
import { openCurrentSite } from '#features/site/server/current-site.ts'
import type { Config } from '#platform/server/feature.ts'
import { createTaskRunner } from '#platform/server/scheduler/task-runner.ts'
import { createTestDeps, type TestDeps } from './deps.ts'
import { cheapest } from './identity.ts'
import { patientPrinting } from './issuer.ts'
import { createTestMailer } from './mail.ts'
import { insertSharedKey } from './signing-key.ts'

/** What came back over HTTP: the body as parsed JSON, and as text to look for what must not be in it. */
export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of any shape
  readonly body: any
  readonly text: string
}

/** A signed-in caller, or an anonymous one. */
export interface TestCaller {
  readonly uid: string
  readonly email: string
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>
  /** Fetches a file as it is. */
  download(url: string): Promise<{ readonly headers: OutgoingHttpHeaders; readonly bytes: Uint8Array }>
}

/** The whole server over a database of this test alone, with requests injected. */
export interface TestApp extends TestDeps {
  readonly app: FastifyInstance
  readonly identity: Identity
  readonly anonymous: TestCaller
  /** Registers and signs in through the identity service, and calls with the token it gave. */
  signUp(email?: string): Promise<TestCaller>
  /** Calls with a token as it is, to try forged and expired ones. */
  withToken(token: string): TestCaller
}

let people = 0

/** Makes the app for one test and closes it after it. `env` changes settings, `parts` some of what it is made of. */
export async function createTestApp(
  env: NodeJS.ProcessEnv = {},
  { hashCost = cheapest, db, ...parts }: Partial<Deps> & { hashCost?: HashCost } = {},
): Promise<TestApp> {
  const config: Config = readConfig({ LOG_LEVEL: 'silent', ...env })
  const deps = await createTestDeps(config.server.contentDir, db)
  await insertSharedKey(deps.db)
  const publicUrl = publicUrlOf(config.server)
  const currentSite = openCurrentSite({ ...deps, config, publicUrl })
  await currentSite.reload()
  const { issuer } = currentSite
  const identity = await createIdentity({
    ...deps,
    settings: config.identity,
    mailer: createTestMailer(env).mailer,
    publicUrl,
    issuer,
    reclaim: reclaimAccount,
    eraseTraces,
    hashCost,
  })
  // By themselves they would remove what a test has prepared.
  const tasks = createTaskRunner([], deps)
  const app = await createApp({
    ...deps,
    tasks,
    printing: patientPrinting,
    ...parts,
    config,
    identity,
    currentSite,
    issuer,
  })
  onTestFinished(() => app.close())

  const caller = (token?: string, uid = '', email = ''): TestCaller => ({
    uid,
    email,
    async call(method, url, body, headers = {}) {
      const response = await app.inject({
        method,
        url,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { payload: typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body) }),
      })
      const text = response.body
      return { status: response.statusCode, text, body: text.startsWith('{') ? JSON.parse(text) : undefined }
    },
    async download(url) {
      const { headers, rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
      return { headers, bytes: rawPayload }
    },
  })

  return {
    ...deps,
    app,
    identity,
    anonymous: caller(),
    withToken: (token) => caller(token),
    async signUp(email = `learner-${++people}@example.org`) {
      const url = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain'
      const account = { email, password: 'six or more', returnSecureToken: true }
      const { status, body, text } = await caller().call('POST', url, account)
      if (status !== 200) throw new Error(`signing up answered ${status}: ${text}`)
      return caller(body.idToken, body.localId, email)
    },
  }
}
