import { dashboardReads, drawLearners } from '../calls.ts'
import type { Installation } from '../installation.ts'
import { type LoadRequest, runOn, spread } from '../load.ts'
import { compare, type Effort } from '../measuring.ts'
import { reportComparison, reportProcessorTime } from '../report.ts'
import { type MeasuredServer, scripts, startServer } from '../server-process.ts'

const connections = 50
const least = 0.35

export async function measureDashboardRead(installation: Installation, { rounds, seconds, load }: Effort) {
  const requests = await dashboardReads(installation, drawLearners(installation, 500, 1))
  await using app = await startServer(scripts.app, installation.env)
  await using bare = await startServer(scripts.bareRoute, { BENCH_ANSWER: await answerOf(app, requests[0]) })
  const job = { connections: spread(requests, connections), pace: { seconds } }
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
