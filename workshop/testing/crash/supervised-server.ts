import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Site } from './repeated-call.ts'

/** A server process that is started again whenever it has ended, as a service manager does. */
export interface SupervisedServer extends Site {
  /** Ends it by SIGKILL and starts it again at once; resolves when it is gone. */
  kill(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
  /** Lines of its log that tell of errors, and whatever was said that is no line of the log. */
  readonly complaints: readonly string[]
}

/** What `npm start` runs, once `npm run build` has made it. */
const main = join(import.meta.dirname, '../../../dist/server/main.js')

/** How often in a row it may fail to start, which takes it about a second each: its database may be away. */
const longestRow = 30

export function superviseServer(env: NodeJS.ProcessEnv): SupervisedServer {
  const complaints: string[] = []
  let isWanted = true
  let failures = 0
  let child: ChildProcess
  let gone: Promise<unknown>
  let ready: PromiseWithResolvers<string>

  function start() {
    ready = Promise.withResolvers()
    ready.promise.catch(() => {})
    const { resolve } = ready
    const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    gone = once(started, 'close').then(onGone)
    const onLine = (line: string) => {
      const address = /is ready: (\S+)/.exec(line)?.[1]
      if (address) failures = 0
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
      // E-mails are kept in a folder, and the log says where.
      else if (!line.startsWith('Email to ')) complaints.push(line)
    }
    for (const stream of [started.stdout, started.stderr]) readLines(stream, onLine)
  }

  function onGone() {
    if (!isWanted) return
    const before = ready
    failures += child.signalCode === 'SIGKILL' ? 0 : 1
    if (failures > longestRow) {
      isWanted = false
      return before.reject(new Error(`the server does not start: ${complaints.slice(-3).join('\n')}`))
    }
    start()
    // Who waits for this start gets the next one.
    before.resolve(ready.promise)
  }

  const endByForce = () => void child.kill('SIGKILL')
  process.once('exit', endByForce)
  start()
  return {
    url: () => ready.promise,
    complaints,
    async kill() {
      const ended = gone
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      isWanted = false
      child.kill('SIGKILL')
      await gone
      ready = Promise.withResolvers()
      ready.promise.catch(() => {})
      ready.reject(new Error('the server was stopped for good'))
      process.off('exit', endByForce)
    },
  }
}

function readLines(from: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = ''
  from.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    lines.forEach(onLine)
  })
}
