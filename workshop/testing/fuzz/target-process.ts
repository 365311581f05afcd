import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a server process uses. */
export interface Usage {
  readonly bytes: number
  readonly connections: number
}

/** The server that is fuzzed, in a process of its own. */
export interface FuzzTarget {
  readonly port: number
  /** Where its files are, the SQLite database among them. */
  readonly dataDir: string
  checksums(): Promise<Record<string, string>>
  usage(): Promise<Usage>
  /** What the log says of errors so far. */
  readonly complaints: readonly string[]
  readonly isRunning: boolean
  stop(): Promise<void>
}

const limits = ['CALL', 'SIGN_UP', 'SIGN_IN', 'FAILURE', 'ACCOUNT_FAILURE', 'MAIL_ADDRESS', 'CODE']

const unlimited = {
  REWARDS_LIMIT: '100000000',
  // Each portion opens some seventy connections, faster than an address may that is no proxy.
  TRUST_PROXY: 'loopback',
  ...Object.fromEntries(limits.map((name) => [`IDENTITY_${name}_LIMIT`, '1000000000'])),
}

/**
 * Starts it on a free port. No limit on requests or connections keeps any from reaching the code.
 * @param databaseUrl an empty PostgreSQL database; a new SQLite file without it
 */
export async function startFuzzTarget(databaseUrl?: string): Promise<FuzzTarget> {
  const dataDir = mkdtempSync(join(tmpdir(), 'edutrain-fuzz-'))
  const child = fork(join(import.meta.dirname, 'target.ts'), {
    execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      LOG_LEVEL: 'info',
      ...unlimited,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const complaints: string[] = []
  const listen = (from: NodeJS.ReadableStream | null) => {
    let rest = ''
    from?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      complaints.push(...lines.filter((line) => !/^\{"level":(30|40),/.test(line)))
    })
  }
  listen(child.stdout)
  listen(child.stderr)
  const ended = once(child, 'exit')
  const answer = async () => {
    const [said] = await Promise.race([once(child, 'message'), ended.then(() => Promise.reject(death()))])
    return said
  }
  const death = () => new Error(`the server ended: ${complaints.slice(-5).join('\n')}`)
  const ask = (question: string) => {
    const said = answer()
    child.send(question)
    return said
  }
  const port = await answer()
  return {
    port,
    dataDir,
    checksums: () => ask('checksums'),
    usage: () => ask('memory'),
    complaints,
    get isRunning() {
      return child.exitCode === null && child.signalCode === null
    },
    async stop() {
      if (child.connected) child.disconnect()
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
