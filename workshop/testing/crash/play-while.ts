import { setTimeout } from 'node:timers/promises'
import { readContent } from '#app/server/content.ts'
import type { QuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import type { Db } from '#platform/server/db/database.ts'
import { ownContentDir } from '#platform/server/installation.ts'
import { readFacts } from './facts.ts'
import { brokenInvariants } from './invariants.ts'
import { playJourney } from './learner.ts'
import { Ledger } from './ledger.ts'
import { noTraffic, type Site, type Traffic } from './repeated-call.ts'
import { seededRandom } from './seeded-random.ts'

/** An installation that learners play on while harm is done to it. */
export interface HarmedSite extends Site {
  /** Ends its server processes for good and opens what they left. */
  openRemains(): Promise<Db>
}

export interface PlayOptions {
  readonly engine: 'sqlite' | 'postgres'
  readonly seed: number
  /** How many learners are there at once. */
  readonly clients: number
}

/** What learners met, and what was left of what they were promised. */
export interface PlayReport extends Traffic {
  /** Journeys from registering to the certificate. */
  readonly journeys: number
  /** Acknowledged writes that had to be there in the end, and what was there. */
  readonly kept: number
  readonly found: number
  readonly faults: readonly string[]
}

/**
 * Plays journeys until `harm` is done, and compares what is stored with what was promised. `harm` is told when a learner
 * has given up: then there is nothing to learn any more.
 */
export async function playWhile<Harm extends object>(
  site: HarmedSite,
  { engine, seed, clients }: PlayOptions,
  harm: (traffic: Readonly<Traffic>, gaveUp: AbortSignal) => Promise<Harm>,
): Promise<PlayReport & Harm> {
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
  const gaveUp = new AbortController()
  const lives = Array.from({ length: clients }, (_, client) =>
    live(client).catch((error: unknown) => {
      faults.push(String(error))
      gaveUp.abort()
    }),
  )
  const done = await harm(traffic, gaveUp.signal)
  isOver = true
  await Promise.all(lives)

  const remains = await readRemains(site, engine, bank).catch((error: unknown) => {
    // Why no learner could play says more than that nothing is left of it.
    faults.push(String(error))
    return undefined
  })
  if (remains) faults.push(...ledger.faults(remains.facts), ...remains.broken)
  return { ...traffic, ...done, journeys, kept: ledger.size, found: remains?.facts.length ?? 0, faults }
}

async function readRemains(site: HarmedSite, engine: 'sqlite' | 'postgres', bank: QuestionBank) {
  const db = await site.openRemains()
  return { facts: await readFacts(db, bank), broken: await brokenInvariants(db, engine, bank.size) }
}

/** How long so many requests may take, in ms: PostgreSQL recovers meanwhile, on a busy machine. */
const patience = 300_000

/** Resolves when so many requests more were acknowledged. @throws Error when they never are */
export async function manyRequests(
  traffic: Readonly<Traffic>,
  count: number,
  gaveUp: AbortSignal,
): Promise<void> {
  const goal = traffic.acknowledged + count
  const deadline = performance.now() + patience
  while (traffic.acknowledged < goal && !gaveUp.aborted) {
    if (performance.now() > deadline) throw new Error(`no ${count} requests were answered in ${patience} ms`)
    await setTimeout(5)
  }
}
