import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dashboardReads, drawLearners, freshAnswers, settle, signIn } from '../calls.ts'
import { type Installation, password } from '../installation.ts'
import { type LoadGenerator, type LoadRequest, runOn, spread, startLoadGenerator } from '../load.ts'
import { compare, type Effort } from '../measuring.ts'
import { reportComparison, reportMemory, reportProcessorTime, short } from '../report.ts'
import { type MeasuredServer, scripts, startServer } from '../server-process.ts'

const readConnections = 50
/** Of answers and of sign-ins. */
const connections = 8
/** Of what a bare route reads. */
const least = 0.18
const writers = 300
/** Reads a second while others sign in: a site with some thousand learners on it at the time. */
const readsPerSecond = 200
/** How much longer the reads are measured than others are: of a thousand of them the ten slowest decide. */
const patience = 2.5

export async function measureDashboardRead(installation: Installation, { rounds, seconds, load }: Effort) {
  const requests = await dashboardReads(installation, drawLearners(installation, 500, 1))
  await using app = await startServer(scripts.app, installation.env)
  await using bare = await startServer(scripts.bareRoute, { BENCH_ANSWER: await answerOf(app, requests[0]) })
  const job = { connections: spread(requests, readConnections), pace: { seconds } }
  const perSecond = async (server: MeasuredServer) => (await runOn(server, load, job)).perSecond
  const compared = await compare(rounds, [app, bare], perSecond)
  reportComparison('read of the dashboard', compared, { unit: '/s', of: 'a bare Fastify route', least })
  reportProcessorTime(bare.takeCost() / app.takeCost(), { least })
}

async function answerOf({ url }: MeasuredServer, request: LoadRequest | undefined): Promise<string> {
  const { path = '', headers = {} } = request ?? {}
  const answer = await fetch(url + path, { headers })
  const own = [...answer.headers].filter(
    ([name]) => !/^(date|connection|keep-alive|content-length)$/.test(name),
  )
  return JSON.stringify({ path, headers: Object.fromEntries(own), body: await answer.text() })
}

export async function measureAnswerWrite(installation: Installation, { rounds, seconds, load }: Effort) {
  await using app = await startServer(scripts.app, installation.env)
  let round = 0
  const answers = () => answersPerSecond(installation, { app, load, seed: ++round })
  const commits = async () => rawCommitsPerSecond(installation.dataDir, seconds)
  const compared = await compare(rounds, [answers, commits], (measure) => measure())
  const of = 'raw single-row commits of SQLite'
  reportComparison('answers written', compared, { unit: '/s', of })
}

export async function answersPerSecond(
  installation: Installation,
  { app, load, seed }: { app: MeasuredServer; load: LoadGenerator; seed: number },
): Promise<number> {
  const sequences = await freshAnswers(installation, drawLearners(installation, writers, 1000 + seed))
  await settle(installation)
  const job = { connections: spread(sequences, connections), pace: { once: true } } as const
  return (await runOn(app, load, job)).perSecond
}

/** Rows of an attempt's size, each committed on its own as the server does: WAL, synchronous FULL, the same folder. */
function rawCommitsPerSecond(folder: string, seconds: number): number {
  const database = new DatabaseSync(join(folder, 'raw-commits.sqlite'))
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('create table if not exists entries (body text)')
  const insert = database.prepare('insert into entries values (?)')
  const body = 'x'.repeat(1000)
  const startedAt = performance.now()
  let commits = 0
  for (; performance.now() - startedAt < seconds * 1000; commits++) insert.run(body)
  const perSecond = (commits * 1000) / (performance.now() - startedAt)
  database.close()
  return perSecond
}

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
