import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openAddress } from '#app/server/open-database.ts'
import { generous } from '#workshop/testing/crash/crash-site.ts'
import { manyRequests, type PlayReport, playWhile } from '#workshop/testing/crash/play-while.ts'
import type { Traffic } from '#workshop/testing/crash/repeated-call.ts'
import { seededRandom } from '#workshop/testing/crash/seeded-random.ts'
import { superviseServer } from '#workshop/testing/crash/supervised-server.ts'
import { Cluster } from './cluster.ts'
import { type Fault, undergo } from './faults.ts'

export interface FailoverOptions {
  readonly count: number
  /** Which ones, in turn. */
  readonly kinds: readonly Fault[]
  readonly seed: number
  readonly clients: number
  /** Is told each fault as soon as it is over. */
  readonly onFault: (outage: Outage) => void
}

/** What learners noticed of a fault. */
export interface Outage {
  readonly fault: Fault
  /** Which machine was primary before, and after. */
  readonly primary: string
  readonly successor: string
  /** From the first answer of 503 to the last one, in seconds; and how many there were. */
  readonly seconds: number
  readonly refused: number
  /** Requests that got no answer. */
  readonly lost: number
  /** The longest that no request was acknowledged, in seconds. */
  readonly silence: number
}

/** Acknowledged requests between two faults. */
const fewest = 50
const most = 400
/** How long a cluster may take until it is whole again, in ms: a machine may have to be copied anew. */
const recovery = 180_000

/** Plays journeys on two server processes over a cluster whose primary is harmed again and again. */
export async function runFailoverTest(options: FailoverOptions): Promise<PlayReport & { outages: Outage[] }> {
  const cluster = new Cluster()
  const dataDir = mkdtempSync(join(tmpdir(), 'edutrain-failover-data-'))
  try {
    await cluster.start()
    const servers = ['a', 'b'].map((name) =>
      superviseServer({ ...generous, DATABASE_URL: cluster.url, DATA_DIR: join(dataDir, name) }),
    )
    let turn = 0
    const site = {
      url: () => (servers[turn++ % servers.length] as (typeof servers)[number]).url(),
      async openRemains() {
        for (const server of servers) await server.stop()
        return openAddress(cluster.url)
      },
    }
    const report = await playWhile(site, { ...options, engine: 'postgres' }, async (traffic, gaveUp) => ({
      outages: await harmAgainAndAgain(cluster, options, traffic, gaveUp),
    }))
    // Outages fill the log; what was taken for a defect of the server stands beside the answer that told of it.
    const defects = servers.flatMap(({ complaints }) =>
      complaints.filter((line) => !line.includes('DatabaseAwayError')),
    )
    return report.faults.length === 0
      ? report
      : { ...report, faults: [...report.faults, ...defects.slice(-20)] }
  } finally {
    await cluster.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function harmAgainAndAgain(
  cluster: Cluster,
  { count, kinds, seed, onFault }: FailoverOptions,
  traffic: Readonly<Traffic>,
  gaveUp: AbortSignal,
): Promise<Outage[]> {
  const random = seededRandom(seed)
  const outages: Outage[] = []
  for (let number = 0; number < count && !gaveUp.aborted; number++) {
    await manyRequests(traffic, fewest + random.below(most - fewest), gaveUp)
    const fault = kinds[number % kinds.length] as Fault
    const primary = (await cluster.primary()).name
    const noticed = watchOutage(traffic)
    await undergo(fault, cluster)
    await cluster.untilWhole(recovery)
    await manyRequests(traffic, fewest, gaveUp)
    const outage = { fault, primary, successor: (await cluster.primary()).name, ...noticed() }
    outages.push(outage)
    onFault(outage)
  }
  return outages
}

const interval = 20

/** Watches until the returned function is called, which tells what there was to see. */
function watchOutage(traffic: Readonly<Traffic>) {
  const started = { ...traffic }
  let seen = { ...traffic }
  let lastAcknowledged = performance.now()
  let silence = 0
  let first: number | undefined
  let last = 0
  const timer = setInterval(() => {
    const now = performance.now()
    silence = Math.max(silence, now - lastAcknowledged)
    if (traffic.acknowledged > seen.acknowledged) lastAcknowledged = now
    if (traffic.unavailable > seen.unavailable) {
      first ??= now
      last = now
    }
    seen = { ...traffic }
  }, interval)
  const inSeconds = (ms: number) => Math.round(ms / 100) / 10
  return () => {
    clearInterval(timer)
    return {
      seconds: inSeconds(last - (first ?? last)),
      refused: traffic.unavailable - started.unavailable,
      lost: traffic.lost - started.lost,
      silence: inSeconds(silence),
    }
  }
}
