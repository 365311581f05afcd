import { dashboardReads, drawLearners, signIn } from './calls.ts'
import type { Installation } from './installation.ts'
import { password } from './installation.ts'
import { type LoadGenerator, spread, startLoadGenerator } from './load.ts'
import { findingOf, type Report } from './report.ts'
import { compare } from './rounds.ts'
import { scripts, startServer } from './server-process.ts'

const connections = 8
const seconds = 3
const rounds = 7
/** Reads a second while others sign in: a site with some thousand learners on it at the time. */
const readsPerSecond = 100

/** Sign-ins against the password hash alone, as many at a time; and what reads notice of them. */
export async function measureSignIn(
  installation: Installation,
  load: LoadGenerator,
  report: Report,
): Promise<void> {
  const app = await startServer(scripts.app, installation.env)
  const { hashingConcurrency } = installation.deps.config.identity
  const signIns = {
    url: app.url,
    connections: spread(drawLearners(installation, 400, 2).map(signIn), connections),
    pace: { seconds },
  }
  const compared = await compare(
    rounds,
    async () => (await load.run(signIns)).perSecond,
    () => hashesPerSecond(installation, hashingConcurrency),
  )
  const reference = `the hash alone, ${hashingConcurrency} at a time`
  report(findingOf('sign-in', compared, { unit: '/s', reference, least: 0.9 }))

  const reading = startLoadGenerator()
  const reads = {
    url: app.url,
    connections: [await dashboardReads(installation, drawLearners(installation, 400, 3))],
    pace: { perSecond: readsPerSecond, seconds },
  }
  const p99 = async () => (await reading.run(reads)).p99
  const beside = await compare(
    rounds,
    async () => {
      const signingIn = load.run({ ...signIns, pace: { seconds: seconds + 1 } })
      const time = await p99()
      await signingIn
      return time
    },
    p99,
  )
  report(
    findingOf('p99 of reads while sign-ins saturate', beside, {
      unit: 'ms',
      reference: `${readsPerSecond} reads a second alone`,
      most: 2,
    }),
  )
  reading.stop()
  await app.stop()
}

/** The server's own hasher, with nothing around it. */
async function hashesPerSecond({ deps, shared }: Installation, concurrency: number): Promise<number> {
  const startedAt = performance.now()
  let hashes = 0
  const work = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      if (!(await deps.identity.hasher.verify(shared.passwordHash, password))) throw new Error('a wrong hash')
      hashes++
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return (hashes * 1000) / (performance.now() - startedAt)
}
