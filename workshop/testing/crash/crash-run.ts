import { setTimeout } from 'node:timers/promises'
import { type CrashSite, type Engine, type Kill, killsOf, openCrashSite } from './crash-site.ts'
import { manyRequests, type PlayOptions, type PlayReport, playWhile } from './play-while.ts'
import type { Traffic } from './repeated-call.ts'
import { type SeededRandom, seededRandom } from './seeded-random.ts'

export interface CrashOptions extends PlayOptions {
  readonly engine: Engine
  readonly kills: number
  /** Is given what ends every process of the run, for when the run is abandoned. */
  readonly onEnd?: (end: () => Promise<void>) => void
}

/** What a run came to. */
export interface CrashReport extends PlayReport {
  readonly kills: Partial<Record<Kill, number>>
  /** How many of the kills met a server process that was still starting. */
  readonly killsAtStart: number
}

/** Acknowledged requests between two kills; and the part of when the next one comes that follows no request, in ms. */
const fewest = 40
const most = 300
const delay = 30
/** How long a server process takes to start, more or less, in ms. */
const startTime = 900

/** Plays journeys while the installation is killed again and again, and compares what it stores with what was promised. */
export async function runCrashTest(options: CrashOptions): Promise<CrashReport> {
  const { engine, kills, seed, onEnd } = options
  const site = await openCrashSite(engine)
  onEnd?.(site.remove)
  try {
    const random = seededRandom(seed)
    const report = await playWhile(site, options, (traffic, gaveUp) =>
      killAgainAndAgain(site, { engine, kills, random, traffic, gaveUp }),
    )
    // What PostgreSQL's end looks like to the server is told in its log; on SQLite there is nothing to tell.
    const complaints = engine === 'sqlite' ? site.complaints : []
    return { ...report, faults: [...report.faults, ...complaints] }
  } finally {
    await site.remove()
  }
}

interface Killing {
  readonly engine: Engine
  readonly kills: number
  readonly random: SeededRandom
  readonly traffic: Readonly<Traffic>
  readonly gaveUp: AbortSignal
}

async function killAgainAndAgain(site: CrashSite, { engine, kills, random, traffic, gaveUp }: Killing) {
  const done: Partial<Record<Kill, number>> = {}
  let killsAtStart = 0
  for (let number = 0; number < kills && !gaveUp.aborted; number++) {
    const what = killsOf[engine][number % killsOf[engine].length] as Kill
    // One in six comes while the server process is starting.
    const isAtStart = random.chance(1 / 6)
    if (!isAtStart) await manyRequests(traffic, fewest + random.below(most - fewest), gaveUp)
    await setTimeout(random.below(isAtStart ? startTime : delay))
    await site.kill(what)
    done[what] = (done[what] ?? 0) + 1
    if (isAtStart) killsAtStart++
  }
  return { kills: done, killsAtStart }
}
