import { dashboardReads, drawLearners, signIn } from '../calls.ts'
import type { Engine, Installation } from '../installation.ts'
import { runOn, spread } from '../load.ts'
import { compare, type Effort } from '../measuring.ts'
import { report, reportComparison, reportMemory, short, thousands } from '../report.ts'
import { type MeasuredServer, scripts, startServer } from '../server-process.ts'
import { answersPerSecond } from './usual-calls.ts'

const connections = 10
/** Tokens in either installation, so that each has as many to check the signature of. */
const tokens = 8_000

export async function measureGrowth(
  engine: Engine,
  { few, many }: { few: number; many: number },
  { rounds, seconds, load }: Effort,
): Promise<void> {
  const startedAt = performance.now()
  await using small = await engine.createInstallation(few)
  await using large = await engine.createInstallation(many)
  const took = (performance.now() - startedAt) / 1000
  report({
    what: `${engine.name}: ${thousands(many)} learners made`,
    figure: `${took.toFixed(0)} s`,
    detail: '',
  })
  await using smallApp = await startServer(scripts.app, small.env)
  await using largeApp = await startServer(scripts.app, large.env)
  const sides = [await sideOf(large, largeApp), await sideOf(small, smallApp)] as const
  for (const { app, reads } of sides) await runOn(app, load, { connections: reads, pace: { once: true } })
  const cost = () => largeApp.takeCost() / smallApp.takeCost()
  cost()
  let seed = 0
  const measures: Record<string, (side: Side) => Promise<number>> = {
    'read of the dashboard': async ({ app, reads }) =>
      (await runOn(app, load, { connections: reads, pace: { seconds } })).perSecond,
    'answer written': ({ app, installation }) => answersPerSecond(installation, { app, load, seed: ++seed }),
  }
  for (const [what, perSecond] of Object.entries(measures)) {
    const compared = await compare(rounds, sides, async (side) => 1000 / (await perSecond(side)))
    reportComparison(`${engine.name}: ${what} at ${thousands(many)} learners`, compared, {
      unit: 'ms each',
      of: `the same at ${thousands(few)}`,
      most: 1.2,
      more: `by processor time ${short(cost())} ×`,
    })
  }
  const loaded = largeApp.usage().rss
  const signIns = spread(drawLearners(large, 400, 2).map(signIn), connections)
  await runOn(largeApp, load, { connections: signIns, pace: { seconds: seconds * 2 } })
  reportMemory(
    `${engine.name}: memory after ${thousands(many)} learners and this load`,
    largeApp.usage().rss,
    `${short(loaded)} MB before them, ${short(smallApp.usage().rss)} MB at ${thousands(few)} learners`,
  )
}

type Side = Awaited<ReturnType<typeof sideOf>>

async function sideOf(installation: Installation, app: MeasuredServer) {
  const reads = await dashboardReads(installation, drawLearners(installation, tokens, 4))
  return { installation, app, reads: spread(reads, connections) }
}
