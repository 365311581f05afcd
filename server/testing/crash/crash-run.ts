import { setTimeout } from 'node:timers/promises'
import { ownContentDir } from '#server/config/installation.ts'
import { readContent } from '#server/content.ts'
import type { QuestionBank } from '#server/features/quizzes/quizzes.content.ts'
import { type CrashSite, type Engine, type Kill, killsOf, openCrashSite } from './crash-site.ts'
import { readFacts } from './facts.ts'
import { brokenInvariants } from './invariants.ts'
import { playJourney } from './learner.ts'
import { Ledger } from './ledger.ts'
import { noTraffic, type Traffic } from './repeated-call.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

export interface CrashOptions {
  readonly engine: Engine
  readonly kills: number
  readonly seed: number
  /** How many learners are there at once. */
  readonly clients: number
  /** Is given what ends every process of the run, for when the run is abandoned. */
  readonly onEnd?: (end: () => Promise<void>) => void
}

/** What a run came to. */
export interface CrashReport extends Traffic {
  readonly kills: Partial<Record<Kill, number>>
  /** How many of the kills met a server process that was still starting. */
  readonly killsAtStart: number
  /** Journeys from registering to the certificate. */
  readonly journeys: number
  /** Acknowledged writes that had to be there in the end, and what was there. */
  readonly kept: number
  readonly found: number
  readonly faults: readonly string[]
}

/** Acknowledged requests between two kills; and the part of when the next one comes that follows no request, in ms. */
const fewest = 40
const most = 300
const delay = 30
/** How long a server process takes to start, more or less, in ms. */
const startTime = 900
/** How long so many requests may take, in ms: PostgreSQL recovers meanwhile, on a busy machine. */
const patience = 120_000

/** Plays journeys while the installation is killed again and again, and compares what it stores with what was promised. */
export async function runCrashTest(options: CrashOptions): Promise<CrashReport> {
  const site = await openCrashSite(options.engine)
  options.onEnd?.(site.remove)
  try {
    return await crash(site, options)
  } finally {
    await site.remove()
  }
}

async function crash(site: CrashSite, { engine, kills, seed, clients }: CrashOptions): Promise<CrashReport> {
  const { bank } = readContent(ownContentDir)
  const [ledger, traffic, faults] = [new Ledger(), noTraffic(), [] as string[]]
  let isOver = false
  let journeys = 0
  const live = async (client: number) => {
    const random = seededRandom(seed * 1000 + client)
    for (let life = 1; !isOver; life++) {
      await playJourney({ site, ledger, traffic, bank, random }, `learner-${client}-${life}@example.org`)
      journeys++
    }
  }
  const failed = new AbortController()
  const lives = Array.from({ length: clients }, (_, client) =>
    live(client).catch((error: unknown) => {
      faults.push(String(error))
      failed.abort()
    }),
  )
  const killed = await killAgainAndAgain(site, { engine, kills, random: seededRandom(seed), traffic, failed })
  isOver = true
  await Promise.all(lives)

  const remains = await readRemains(site, engine, bank).catch((error: unknown) => {
    // Why no learner could play says more than that nothing is left of it.
    faults.push(String(error))
    return undefined
  })
  if (remains) faults.push(...ledger.faults(remains.facts), ...remains.broken)
  // What PostgreSQL's end looks like to the server is told in its log; on SQLite there is nothing to tell.
  if (engine === 'sqlite') faults.push(...site.complaints)
  return {
    ...{ ...traffic, ...killed, journeys, faults },
    ...{ kept: ledger.size, found: remains?.facts.length ?? 0 },
  }
}

async function readRemains(site: CrashSite, engine: Engine, bank: QuestionBank) {
  const db = await site.openRemains()
  return { facts: await readFacts(db, bank), broken: await brokenInvariants(db, engine, bank.size) }
}

interface Killing {
  readonly engine: Engine
  readonly kills: number
  readonly random: SeededRandom
  readonly traffic: Traffic
  /** Aborted when a client has given up: then there is nothing to learn any more. */
  readonly failed: AbortController
}

async function killAgainAndAgain(site: CrashSite, { engine, kills, random, traffic, failed }: Killing) {
  const done: Partial<Record<Kill, number>> = {}
  let killsAtStart = 0
  for (let number = 0; number < kills && !failed.signal.aborted; number++) {
    const what = killsOf[engine][number % killsOf[engine].length] as Kill
    // One in six comes while the server process is starting.
    const isAtStart = random.chance(1 / 6)
    if (!isAtStart) await manyRequests(traffic, fewest + random.below(most - fewest), failed.signal)
    await setTimeout(random.below(isAtStart ? startTime : delay))
    await site.kill(what)
    done[what] = (done[what] ?? 0) + 1
    if (isAtStart) killsAtStart++
  }
  return { kills: done, killsAtStart }
}

async function manyRequests(traffic: Traffic, count: number, signal: AbortSignal): Promise<void> {
  const goal = traffic.acknowledged + count
  const deadline = performance.now() + patience
  while (traffic.acknowledged < goal && !signal.aborted) {
    if (performance.now() > deadline) throw new Error(`no ${count} requests were answered in ${patience} ms`)
    await setTimeout(5)
  }
}
