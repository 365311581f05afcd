import { dashboardReads, drawLearners, signIn } from '../calls.ts'
import type { Engine } from '../engine.ts'
import type { Installation } from '../installation.ts'
import { type LoadGenerator, runOn, spread } from '../load.ts'
import type { LoadRequest } from '../load-job.ts'
import { findingOf, type Report, reportMemory, short } from '../report.ts'
import { compare, type Effort } from '../rounds.ts'
import { type MeasuredServer, scripts, startServer } from '../server-process.ts'
import { answersPerSecond } from './answer-write.ts'

const connections = 10
/** Tokens in either installation, so that each has as many to check the signature of. */
const tokens = 8_000

export async function measureGrowth(
  { engine, few, many }: { engine: Engine; few: number; many: number },
  load: LoadGenerator,
  effort: Effort,
  report: Report,
): Promise<void> {
  const startedAt = performance.now()
  const small = await engine.createInstallation(few)
  const large = await engine.createInstallation(many)
  const took = (performance.now() - startedAt) / 1000
  report({
    what: `${engine.name}: ${thousands(many)} learners made`,
    figure: `${took.toFixed(0)} s`,
    detail: '',
  })
  const sides = [await startSide(small), await startSide(large)] as const
  try {
    for (const [name, compared, processor] of await compareSides(sides, load, effort)) {
      const of = { unit: 'ms each', reference: `the same at ${thousands(few)}`, most: 1.2 }
      const finding = findingOf(`${engine.name}: ${name} at ${thousands(many)} learners`, compared, of)
      report({ ...finding, detail: `${finding.detail}; by processor time ${short(processor)} ×` })
    }
    const [{ app }] = [sides[1]]
    const loaded = app.usage().rss
    const signIns = spread(drawLearners(large, 400, 2).map(signIn), connections)
    await runOn(app, load, { connections: signIns, pace: { seconds: effort.seconds * 2 } })
    const { rss } = app.usage()
    reportMemory(
      report,
      `${engine.name}: memory after ${thousands(many)} learners and this load`,
      rss,
      `${short(loaded)} MB before them, ${short(sides[0].app.usage().rss)} MB at ${thousands(few)} learners`,
    )
  } finally {
    for (const { app } of sides) await app.stop()
    await small.remove()
    await large.remove()
  }
}

interface Side {
  readonly installation: Installation
  readonly app: MeasuredServer
  readonly reads: readonly LoadRequest[]
}

type Sides = readonly [small: Side, large: Side]

async function startSide(installation: Installation): Promise<Side> {
  const app = await startServer(scripts.app, installation.env)
  return {
    installation,
    app,
    reads: await dashboardReads(installation, drawLearners(installation, tokens, 4)),
  }
}

async function compareSides(sides: Sides, load: LoadGenerator, { rounds, seconds }: Effort) {
  const [small, large] = sides
  const once = { once: true } as const
  for (const { app, reads } of sides)
    await runOn(app, load, { connections: spread(reads, connections), pace: once })
  const costs = () => large.app.takeCost() / small.app.takeCost()
  costs()
  const read = async ({ app, reads }: Side) => {
    const job = { connections: spread(reads, connections), pace: { seconds } }
    return 1000 / (await runOn(app, load, job)).perSecond
  }
  const reading = await compare(
    rounds,
    () => read(large),
    () => read(small),
  )
  const readingCost = costs()
  let seed = 0
  const answer = async (side: Side) =>
    1000 / (await answersPerSecond(side.installation, { ...side, load, seed: ++seed }))
  const writing = await compare(
    rounds,
    () => answer(large),
    () => answer(small),
  )
  return [
    ['read of the dashboard', reading, readingCost],
    ['answer written', writing, costs()],
  ] as const
}

const thousands = (count: number) => count.toLocaleString('en')
