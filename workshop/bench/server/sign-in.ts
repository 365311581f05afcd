import { dashboardReads, drawLearners, signIn } from '../calls.ts'
import { type Installation, password } from '../installation.ts'
import { runOn, spread, startLoadGenerator } from '../load.ts'
import { compare, type Effort } from '../measuring.ts'
import { reportComparison, reportMemory, reportProcessorTime, short } from '../report.ts'
import { scripts, startServer } from '../server-process.ts'

const connections = 8
/** Reads a second while others sign in: a site with some thousand learners on it at the time. */
const readsPerSecond = 200
/** How much longer the reads are measured than others are: of a thousand of them the ten slowest decide. */
const patience = 2.5

/** Sign-ins against the password hash alone, as many at a time; and what reads notice of them. */
export async function measureSignIn(installation: Installation, { rounds, seconds, load }: Effort) {
  await using app = await startServer(scripts.app, installation.env)
  const atStart = app.usage().rss
  const { hashingConcurrency } = installation.deps.config.identity
  const signIns = {
    connections: spread(drawLearners(installation, 400, 2).map(signIn), connections),
    pace: { seconds },
  }
  const signedIn = async () => (await runOn(app, load, signIns)).perSecond
  const hashing = { hashes: 0, cpu: 0 }
  const hashed = async () => {
    const before = process.cpuUsage()
    const { hashes, perSecond } = await hashFor(seconds, installation, hashingConcurrency)
    const { user, system } = process.cpuUsage(before)
    hashing.hashes += hashes
    hashing.cpu += (user + system) / 1000
    return perSecond
  }
  const compared = await compare(rounds, [signedIn, hashed], (measure) => measure())
  const of = `the hash alone, ${hashingConcurrency} at a time`
  reportComparison('sign-in', compared, { unit: '/s', of, least: 0.9 })
  reportProcessorTime(hashing.cpu / hashing.hashes / app.takeCost())

  using reading = startLoadGenerator()
  const reads = {
    connections: [await dashboardReads(installation, drawLearners(installation, 400, 3))],
    pace: { perSecond: readsPerSecond, seconds: seconds * patience },
  }
  const alone = async () => (await runOn(app, reading, reads)).p99
  const beside = async () => {
    const signingIn = runOn(app, load, { ...signIns, pace: { seconds: seconds * patience + 1 } })
    const time = await alone()
    await signingIn
    return time
  }
  reportComparison(
    'p99 of reads while sign-ins saturate',
    await compare(rounds, [beside, alone], (measure) => measure()),
    { unit: 'ms', of: `${readsPerSecond} reads a second alone`, most: 2 },
  )
  const before = `${short(atStart)} MB when it was ready`
  reportMemory('memory after the reads and the sign-ins', app.usage().rss, before)
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
