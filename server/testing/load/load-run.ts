import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startFuzzTarget } from '#server/testing/fuzz/target-process.ts'
import { type Attack, attacks } from './attacks.ts'
import { createLoadWorld, type LoadWorld } from './load-world.ts'

/** How often another visitor asks, in ms, and for what in turn. */
const pause = 20
const visits = ['/api/programmes', '/login', '/lesson/1']

/** Longer answers count as this, in ms. */
const longest = 15_000

/** What one attack did to another visitor; times in ms. */
export interface AttackReport {
  readonly attack: string
  readonly quiet: number
  readonly meanwhile: number
  /** Answers that were no 200. */
  readonly refused: number
  readonly sentBytes: number
}

export interface LoadReport {
  readonly attacks: readonly AttackReport[]
  /** The most memory that the server had, in bytes. */
  readonly memory: number
}

/** A server that stands by itself, as `npm start` leaves it; `pid` is that of the Node that serves. */
export interface RunningServer {
  readonly port: number
  readonly dataDir: string
  readonly pid: number
}

const watchServer = (server: RunningServer) => ({
  ...server,
  /** As Linux has it. */
  async peak() {
    const [, kB] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? []
    return Number(kB) * 1024
  },
  stop: async () => undefined,
})

/**
 * Lets one client after another attack a server of its own while another visitor asks at a steady pace, whose 99th
 * percentile is compared with that of just before, in a run of so many seconds each.
 * @param only the beginning of the names of the attacks; all when empty
 * @param say is told of each attack in a line
 * @param running attacks this server instead of one of its own
 */
export async function runLoad(options: {
  readonly seconds: number
  readonly only: string
  readonly say: (line: string) => void
  readonly running?: RunningServer | undefined
}): Promise<LoadReport> {
  const { seconds, only, say, running } = options
  const target = running ? watchServer(running) : await startFuzzTarget(undefined, { usual: true })
  try {
    const world = await createLoadWorld(target.port, target.dataDir)
    const reports: AttackReport[] = []
    await visit(target.port, 2)
    for (const attack of attacks.filter(({ name }) => name.startsWith(only))) {
      const report = await measure(attack, world, seconds)
      say(describeAttack(report))
      reports.push(report)
    }
    return { attacks: reports, memory: await target.peak() }
  } finally {
    await target.stop()
  }
}

const describeAttack = ({ attack, quiet, meanwhile, refused, sentBytes }: AttackReport) =>
  `${attack}: ${quiet.toFixed(1)} ms quiet, ${meanwhile.toFixed(1)} ms meanwhile, ${refused} refused, ${Math.round(sentBytes / 1000)} kB sent`

async function measure({ name }: Attack, world: LoadWorld, seconds: number): Promise<AttackReport> {
  const quiet = await visit(world.port, seconds)
  const attacker = fork(join(import.meta.dirname, 'attacker.ts'), [name, JSON.stringify(world)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  // It stands for a client elsewhere, which takes no processor time from the server or the other visitor.
  if (attacker.pid !== undefined) setPriority(attacker.pid, constants.priority.PRIORITY_LOW)
  try {
    await setTimeout(1_000)
    const meanwhile = await visit(world.port, seconds)
    const told = once(attacker, 'message')
    attacker.send('tell')
    const [{ sent }] = await told
    const refused = meanwhile.filter(({ status }) => status !== 200).length
    return { attack: name, quiet: slowOf(quiet), meanwhile: slowOf(meanwhile), refused, sentBytes: sent }
  } finally {
    const ended = once(attacker, 'exit')
    attacker.disconnect()
    await ended
    // What it left behind belongs to it, not to what is measured next.
    await setTimeout(1_000)
  }
}

interface Visit {
  readonly took: number
  readonly status: number
}

/** Asks at a steady pace, whether or not the answers before have come. */
async function visit(port: number, seconds: number): Promise<Visit[]> {
  const agent = new Agent({ keepAlive: true })
  const all: Promise<Visit>[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    all.push(ask(agent, port, visits[all.length % visits.length] ?? '/'))
    await setTimeout(pause)
  }
  const made = await Promise.all(all)
  agent.destroy()
  return made
}

function ask(agent: Agent, port: number, path: string): Promise<Visit> {
  const started = performance.now()
  return new Promise((resolve) => {
    const done = (status: number) =>
      resolve({ status, took: status === 0 ? longest : performance.now() - started })
    const call = get({ port, host: '127.0.0.1', agent, path, timeout: longest }, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0))
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => done(0))
  })
}

/** The 99th percentile. */
function slowOf(made: readonly Visit[]): number {
  const times = made.map(({ took }) => took).toSorted((a, b) => a - b)
  return times[Math.floor(times.length * 0.99)] ?? 0
}
