import { dashboardReads, drawLearners, signIn } from '../calls.ts'
import { type Installation, password } from '../installation.ts'
import { type LoadGenerator, runOn, spread, startLoadGenerator } from '../load.ts'
import { findingOf, type Report, reportMemory, reportProcessorTime, short } from '../report.ts'
import { compare, type Effort } from '../rounds.ts'
import { scripts, startServer } from '../server-process.ts'

const connections = 8
/** Reads a second while others sign in: a site with some thousand learners on it at the time. */
const readsPerSecond = 200
/** How much longer the reads are measured than others are: of a thousand of them the ten slowest decide. */
const patience = 2.5

/** Sign-ins against the password hash alone, as many at a time; and what reads notice of them. */
export async function measureSignIn(
  installation: Installation,
  load: LoadGenerator,
  { rounds, seconds }: Effort,
  report: Report,
): Promise<void> {
  const app = await startServer(scripts.app, installation.env)
  const atStart = app.usage().rss
  const { hashingConcurrency } = installation.deps.config.identity
  const signIns = {
    connections: spread(drawLearners(installation, 400, 2).map(signIn), connections),
    pace: { seconds },
  }
  const hashing = { hashes: 0, cpu: 0 }
  const compared = await compare(
    rounds,
    async () => (await runOn(app, load, signIns)).perSecond,
    async () => {
      const before = process.cpuUsage()
      const { hashes, perSecond } = await hashFor(seconds, installation, hashingConcurrency)
      const { user, system } = process.cpuUsage(before)
      hashing.hashes += hashes
      hashing.cpu += (user + system) / 1000
      return perSecond
    },
  )
  const reference = `the hash alone, ${hashingConcurrency} at a time`
  report(findingOf('sign-in', compared, { unit: '/s', reference, least: 0.9 }))
  reportProcessorTime(report, hashing.cpu / hashing.hashes / app.takeCost())

  const reading = startLoadGenerator()
  const reads = {
    connections: [await dashboardReads(installation, drawLearners(installation, 400, 3))],
    pace: { perSecond: readsPerSecond, seconds: seconds * patience },
  }
  const p99 = async () => (await runOn(app, reading, reads)).p99
  const beside = await compare(
    rounds,
    async () => {
      const signingIn = runOn(app, load, { ...signIns, pace: { seconds: seconds * patience + 1 } })
      const time = await p99()
      await signingIn
      return time
    },
    p99,
  )
  const alone = `${readsPerSecond} reads a second alone`
  report(findingOf('p99 of reads while sign-ins saturate', beside, { unit: 'ms', reference: alone, most: 2 }))
  reading.stop()
  reportMemory(
    report,
    'memory after the reads and the sign-ins',
    app.usage().rss,
    `${short(atStart)} MB when it was ready`,
  )
  await app.stop()
}

async function hashFor(seconds: number, { deps, shared }: Installation, concurrency: number) {
  const startedAt = performance.now()
  let hashes = 0
  const work = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      if (!(await deps.identity.hasher.verify(shared.passwordHash, password))) throw new Error('a wrong hash')
      hashes++
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return { hashes, perSecond: (hashes * 1000) / (performance.now() - startedAt) }
}
