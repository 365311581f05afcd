import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

/** The auth emulator of firebase-tools, as an oracle for how the genuine service answers. */
export interface AuthEmulator {
  readonly url: string
  /** Forgets every account, code and setting. */
  reset(): void
  /** Calls as an administrator of the project. */
  administer(method: string, path: string, body?: object): Promise<unknown>
  stop(): Promise<void>
}

/** Its project; the same name as ours, so that audiences are equal. */
export const emulatorProject = 'edutrain'

interface ServerModule {
  createApp(project: string, mode?: undefined, states?: Map<string, unknown>): Promise<RequestListener>
}

interface SpecModule {
  readonly default: { readonly paths: Record<string, unknown> }
}

/** The paths that tests ask for. Compiling the hundred others takes seconds. */
const needed =
  /^\/v1\/(accounts:\w+|token|projects)$|^\/(v1|emulator\/v1)\/projects\/\{targetProjectId\}\/(accounts:update|config|oobCodes)$/

/** Starts it on a free port of this machine; it needs no network. */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  const load = createRequire(import.meta.url)
  const { paths } = (load('firebase-tools/lib/emulator/auth/apiSpec.js') as SpecModule).default
  for (const path of Object.keys(paths)) if (!needed.test(path)) delete paths[path]
  const states = new Map<string, unknown>()
  const { createApp } = load('firebase-tools/lib/emulator/auth/server.js') as ServerModule
  const server = createServer(await createApp(emulatorProject, undefined, states))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    reset: () => states.clear(),
    async administer(method, path, body) {
      const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
      const init = body === undefined ? {} : { body: JSON.stringify(body) }
      const response = await fetch(`${url}${path}`, { method, headers, ...init })
      if (!response.ok) throw new Error(`the emulator answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
