import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#workshop/testing/machine/free-port.ts'

/** A server of one test file, beside the one that all tests share. */
export interface OwnServer {
  readonly url: string
  readonly dataDir: string
  stop(): Promise<void>
}

const ourApp = join(import.meta.dirname, '../../../..')

/**
 * Starts a server in a process of its own, with a fresh data folder and settings that `env` of its address says.
 * @param app the folder of the app, if it is not this one; its server runs from its source where it is not built
 */
export async function startOwnServer(
  env: (url: string) => NodeJS.ProcessEnv,
  app = ourApp,
): Promise<OwnServer> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'edutrain-e2e-own-'))
  const built = join(app, 'dist/server/main.js')
  const main = existsSync(built) ? built : join(app, 'app/server/main.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env(url) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      if (said.includes('is ready')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    ended.then(() => reject(new Error(`the server ended: ${said}`)))
  })
  return {
    url,
    dataDir,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
