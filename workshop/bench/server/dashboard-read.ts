import { dashboardReads, drawLearners } from '../calls.ts'
import type { Installation } from '../installation.ts'
import { type LoadGenerator, runOn, spread } from '../load.ts'
import type { LoadRequest } from '../load-job.ts'
import { findingOf, type Report, reportProcessorTime } from '../report.ts'
import { compare, type Effort } from '../rounds.ts'
import { type MeasuredServer, scripts, startServer } from '../server-process.ts'

const connections = 50
const least = 0.35

export async function measureDashboardRead(
  installation: Installation,
  load: LoadGenerator,
  { rounds, seconds }: Effort,
  report: Report,
): Promise<void> {
  const requests = await dashboardReads(installation, drawLearners(installation, 500, 1))
  const app = await startServer(scripts.app, installation.env)
  const bare = await startServer(scripts.bareRoute, { BENCH_ANSWER: await answerOf(app, requests[0]) })
  const job = { connections: spread(requests, connections), pace: { seconds } }
  const perSecond = async (server: MeasuredServer) => (await runOn(server, load, job)).perSecond
  const compared = await compare(
    rounds,
    () => perSecond(app),
    () => perSecond(bare),
  )
  const reference = 'a bare Fastify route'
  report(findingOf('read of the dashboard', compared, { unit: '/s', reference, least }))
  reportProcessorTime(report, bare.takeCost() / app.takeCost(), least)
  await app.stop()
  await bare.stop()
}

async function answerOf({ url }: MeasuredServer, request: LoadRequest | undefined): Promise<string> {
  const { path = '', headers = {} } = request ?? {}
  const answer = await fetch(url + path, { headers })
  const own = [...answer.headers].filter(
    ([name]) => !/^(date|connection|keep-alive|content-length)$/.test(name),
  )
  return JSON.stringify({ path, headers: Object.fromEntries(own), body: await answer.text() })
}
