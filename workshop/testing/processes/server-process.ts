import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** What `npm start` runs, once `npm run build` has made it. */
const builtServer = join(import.meta.dirname, '../../../dist/server/main.js')

/** A server in a process of its own, as an operator starts it. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly dataDir: string
  /** Resolves with the address once the process says that it is ready. */
  readonly ready: Promise<string>
  /** Resolves with the exit code and everything the process said. */
  readonly ended: Promise<{ code: number | null; said: string }>
  /** Resolves once the process has said something like that. */
  says(what: RegExp): Promise<void>
}

/**
 * Starts the server on a free port and a fresh data folder, unless `env` says otherwise. Ended after the test.
 * @param script what is started in place of the server
 */
export function startServerProcess(env: NodeJS.ProcessEnv = {}, script = builtServer): ServerProcess {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'edutrain-process-')), 'data')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ready = Promise.withResolvers<string>()
  const listen = (chunk: Buffer) => {
    said += chunk
    const address = /is ready: (\S+)/.exec(said)?.[1]
    if (address) ready.resolve(address)
  }
  const says = async (what: RegExp) => {
    while (!what.test(said)) await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')])
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => {
      ready.reject(new Error(`the server ended: ${said}`))
      resolve({ code, said })
    }),
  )
  ready.promise.catch(() => {})
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { child, dataDir, ready: ready.promise, ended, says }
}
