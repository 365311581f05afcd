import { onTestFinished } from 'vitest'
import { createBarePostgresDatabase } from '#workshop/testing/postgres/postgres-database.ts'
import { startRoundRobinProxy, visitorHeader } from './round-robin-proxy.ts'
import { startServerProcess } from './server-process.ts'

export interface Reply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server said, which the test compares
  readonly body: any
}

/** Who sends a request: the ID token, and the address as the proxy sees it. */
export interface Sender {
  readonly token?: string
  readonly visitor?: string
}

/** Two server processes that started at once on an empty database, behind a proxy that asks them in turn. */
export async function startTwoProcesses(env: NodeJS.ProcessEnv = {}) {
  const database = await createBarePostgresDatabase()
  onTestFinished(() => database.drop())
  const settings = { DATABASE_URL: database.url, TRUST_PROXY: 'loopback', ...env }
  const start = () => startServerProcess(settings)
  const processes = [start(), start()] as const
  const urls = await Promise.all(processes.map(({ ready }) => ready))
  const proxy = await startRoundRobinProxy(urls.map((url) => url.replace('localhost', '127.0.0.1')))
  return { databaseUrl: database.url, start, processes, proxy, ...callsOf(proxy.url) }
}

/** Requests to an address, with JSON. */
export function callsOf(base: string) {
  async function send(method: string, path: string, body?: unknown, { token, visitor }: Sender = {}) {
    const response = await fetch(base + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(visitor && { [visitorHeader]: visitor }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() } as Reply
  }
  /** The same twice in turn: behind the proxy, once to each process. */
  const both = async (...what: Parameters<typeof send>) => [await send(...what), await send(...what)]
  /** A call of the identity service. */
  const identity = (name: string, body: object, sender?: Sender) =>
    send('POST', `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=edutrain`, body, sender)
  return { send, both, identity }
}
