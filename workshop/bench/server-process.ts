import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempDisposableSync, openSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export interface MeasuredServer extends AsyncDisposable {
  readonly url: string
  /** From its start until it said that it is ready, in ms. */
  readonly startTime: number
  /** Processor time used up by now, in seconds, and resident memory in MB, now and at most; not a number where there is no /proc. */
  usage(): { readonly cpu: number; readonly rss: number; readonly peak: number }
  noteCost(answers: number, cpu: number): void
  /** In ms, of all that was noted since this was last asked. */
  takeCost(): number
}

/** Each prints "is ready: URL". */
export const scripts = {
  app: join(import.meta.dirname, '../../dist/server/main.js'),
  bareRoute: join(import.meta.dirname, 'server/bare-route.ts'),
  parse: join(import.meta.dirname, 'server/parse-process.ts'),
}

const { start }: { start: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
).scripts
const startFlags = /^node (.*) dist\/server\/main/.exec(start)?.[1]?.split(' ') ?? []

/** Output goes to a file, as a service's log would. BENCH_NODE_FLAGS are for Node, such as `--cpu-prof`. */
export async function startServer(script: string, env: NodeJS.ProcessEnv): Promise<MeasuredServer> {
  const flags = (process.env.BENCH_NODE_FLAGS ?? '').split(' ').filter(Boolean)
  const folder = mkdtempDisposableSync(join(tmpdir(), 'edutrain-bench-log-'))
  const log = join(folder.path, 'log')
  const fd = openSync(log, 'w')
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...startFlags, ...flags, script], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', fd, fd],
  })
  closeSync(fd)
  const end = () => void child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const url = await untilReady(child, log)
  let cost = { answers: 0, cpu: 0 }
  return {
    url: url.replace('localhost', '127.0.0.1'),
    startTime: performance.now() - startedAt,
    usage: () => readUsage(child.pid ?? 0),
    noteCost(answers, cpu) {
      cost = { answers: cost.answers + answers, cpu: cost.cpu + cpu }
    },
    takeCost() {
      const { answers, cpu } = cost
      cost = { answers: 0, cpu: 0 }
      return (cpu * 1000) / answers
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      folder.remove()
    },
  }
}

async function untilReady(child: ChildProcess, log: string): Promise<string> {
  for (;;) {
    const said = readFileSync(log, 'utf8')
    const url = /is ready: (\S+)/.exec(said)?.[1]
    if (url) return url
    if (child.exitCode !== null) throw new Error(`the server ended: ${said}`)
    await setTimeout(2)
  }
}

/** In what the kernel counts processor time on every Linux. */
const ticksPerSecond = 100

/** Seconds of a process; with those of its children that have ended, if these count. */
export function processorTime(pid: number, withEnded = false): number {
  const [, fields = ''] = /^.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  // Its own, of user and system; and that of its children.
  const ticks = fields.split(' ').slice(11, withEnded ? 15 : 13)
  return ticks.reduce((sum, each) => sum + Number(each), 0) / ticksPerSecond
}

function readUsage(pid: number): ReturnType<MeasuredServer['usage']> {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024
    return { cpu: processorTime(pid), rss: megabytes('VmRSS'), peak: megabytes('VmHWM') }
  } catch {
    return { cpu: Number.NaN, rss: Number.NaN, peak: Number.NaN }
  }
}
