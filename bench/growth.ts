import { answersPerSecond } from './answer-write.ts'
import { dashboardReads, drawLearners } from './calls.ts'
import type { Installation } from './installation.ts'
import { type LoadGenerator, spread } from './load.ts'
import type { LoadRequest } from './load-job.ts'
import { findingOf, type Report, short } from './report.ts'
import { compare } from './rounds.ts'
import { type MeasuredServer, scripts, startServer } from './server-process.ts'

const connections = 10
const seconds = 2
const rounds = 9
/** Tokens in either installation, so that each has as many to check the signature of. */
const tokens = 8_000
/** Resident memory in MB that the design allows. */
const mostMemory = 150

/** The same reads and writes on a small and a large installation, and the memory of the large one afterwards. */
export async function measureGrowth(
  small: Installation,
  large: Installation,
  load: LoadGenerator,
  report: Report,
): Promise<void> {
  const engine = large.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'
  const size = large.learners.toLocaleString('en')
  const of = { unit: 'ms each', reference: `the same at ${small.learners.toLocaleString('en')}`, most: 1.2 }
  const sides = await Promise.all([small, large].map(startSide))
  const [few, many] = sides as [Side, Side]
  const time = async (perSecond: Promise<number>) => 1000 / (await perSecond)

  for (const { app, reads } of sides)
    await load.run({ url: app.url, connections: spread(reads, connections), pace: { once: true } })
  const readsPerSecond = async ({ app, reads }: Side) =>
    (await load.run({ url: app.url, connections: spread(reads, connections), pace: { seconds } })).perSecond
  const reading = await compare(
    rounds,
    () => time(readsPerSecond(many)),
    () => time(readsPerSecond(few)),
  )
  report(findingOf(`${engine}: read of the dashboard at ${size} learners`, reading, of))

  let seed = 0
  const writing = await compare(
    rounds,
    () => time(answersPerSecond(many.installation, { ...many, load, seed: ++seed })),
    () => time(answersPerSecond(few.installation, { ...few, load, seed: ++seed })),
  )
  report(findingOf(`${engine}: answer written at ${size} learners`, writing, of))

  const { rss } = many.app.usage()
  report({
    what: `${engine}: memory after ${size} learners and this load`,
    figure: `${short(rss)} MB`,
    budget: `≤ ${mostMemory} MB`,
    holds: rss <= mostMemory,
    detail: `resident; ${short(few.app.usage().rss)} MB at ${small.learners.toLocaleString('en')}`,
  })
  await Promise.all(sides.map(({ app }) => app.stop()))
}

interface Side {
  readonly installation: Installation
  readonly app: MeasuredServer
  readonly reads: readonly LoadRequest[]
}

async function startSide(installation: Installation): Promise<Side> {
  const app = await startServer(scripts.app, installation.env)
  return {
    installation,
    app,
    reads: await dashboardReads(installation, drawLearners(installation, tokens, 4)),
  }
}
