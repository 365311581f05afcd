import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { quantile } from '../measuring.ts'
import { held, report, short } from '../report.ts'
import { scripts, startServer } from '../server-process.ts'
import { type AttackWorld, createAttackWorld } from './attack-world.ts'
import { type Attack, attacks } from './attacks.ts'

/** How often another visitor asks, in ms. */
const pause = 20

/** Longer answers count as this, in ms. */
const longest = 15_000

/** What the quiet 99th percentile counts as at least, in ms: below, it is the machine's other work that is measured. */
const leastQuiet = 10

const mostTimes = 3
/** In MB. */
const mostMemory = 300

/**
 * Lets one client after another attack a server of its own while another visitor asks at a steady pace, whose 99th
 * percentile is compared with that of just before, in a run of so many seconds each.
 * @param only the beginning of the names of the attacks; all when empty
 */
export async function measureAttacks(only: string, seconds: number): Promise<void> {
  using dataDir = mkdtempDisposableSync(join(tmpdir(), 'edutrain-attacks-'))
  await using server = await startServer(scripts.app, { DATA_DIR: dataDir.path, LOG_LEVEL: 'info' })
  const world = await createAttackWorld(Number(new URL(server.url).port), dataDir.path)
  await visit(world, 2)
  for (const attack of attacks.filter(({ name }) => name.startsWith(only)))
    report(findingOfAttack(await measure(attack, world, seconds)))
  report({
    what: 'most memory during the attacks',
    ...held(server.usage().peak, 'MB', { most: mostMemory }),
    detail: 'resident',
  })
}

/** What one attack did to another visitor; times in ms. */
export interface AttackResult {
  readonly attack: string
  readonly quiet: number
  readonly meanwhile: number
  /** Answers that were no 200. */
  readonly refused: number
  readonly sentBytes: number
}

export function findingOfAttack({ attack, quiet, meanwhile, refused, sentBytes }: AttackResult) {
  const { isMet, ...figure } = held(meanwhile / Math.max(quiet, leastQuiet), '×', { most: mostTimes })
  return {
    what: `p99 of others during: ${attack}`,
    ...figure,
    isMet: isMet === true && refused === 0,
    detail: `${short(meanwhile)} against ${short(quiet)} ms; ${refused} refused; ${Math.round(sentBytes / 1000)} kB sent`,
  }
}

async function measure({ name }: Attack, world: AttackWorld, seconds: number): Promise<AttackResult> {
  const quiet = await visit(world, seconds)
  const attacker = fork(join(import.meta.dirname, 'attacker.ts'), [name, JSON.stringify(world)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  // It stands for a client elsewhere, which takes no processor time from the server or the other visitor.
  if (attacker.pid !== undefined) setPriority(attacker.pid, constants.priority.PRIORITY_LOW)
  try {
    await setTimeout(1_000)
    const meanwhile = await visit(world, seconds)
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
async function visit({ port, visitorToken }: AttackWorld, seconds: number): Promise<Visit[]> {
  const agent = new Agent({ keepAlive: true })
  const headers = { authorization: `Bearer ${visitorToken}` }
  const visits = ['/api/programmes', '/login', '/api/progress', '/lesson/1']
  const all: Promise<Visit>[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    all.push(ask({ port, agent, headers, path: visits[all.length % visits.length] ?? '/' }))
    await setTimeout(pause)
  }
  const made = await Promise.all(all)
  agent.destroy()
  return made
}

function ask(options: { port: number; agent: Agent; headers: Record<string, string>; path: string }) {
  const started = performance.now()
  return new Promise<Visit>((resolve) => {
    const done = (status: number) =>
      resolve({ status, took: status === 0 ? longest : performance.now() - started })
    const call = get({ host: '127.0.0.1', timeout: longest, ...options }, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0))
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => done(0))
  })
}

const slowOf = (made: readonly Visit[]) =>
  quantile(
    made.map(({ took }) => took),
    0.99,
  )
