import { dashboardReads, drawLearners } from './calls.ts'
import type { Installation } from './installation.ts'
import { type LoadGenerator, spread } from './load.ts'
import type { LoadRequest } from './load-job.ts'
import { findingOf, type Report, short } from './report.ts'
import { compare } from './rounds.ts'
import { type MeasuredServer, scripts, startServer } from './server-process.ts'

const connections = 50
const seconds = 2
const rounds = 7

/** The dashboard's read against a bare route that answers the same bytes and headers. */
export async function measureDashboardRead(
  installation: Installation,
  load: LoadGenerator,
  report: Report,
): Promise<void> {
  const requests = await dashboardReads(installation, drawLearners(installation, 500, 1))
  const app = await startServer(scripts.app, installation.env)
  const bare = await startServer(scripts.bareRoute, { BENCH_ANSWER: await answerOf(app, requests[0]) })
  const work = { app: { answers: 0, cpu: 0 }, bare: { answers: 0, cpu: 0 } }
  const perSecond = async (which: 'app' | 'bare') => {
    const server = which === 'app' ? app : bare
    const before = server.usage().cpu
    const job = { url: server.url, connections: spread(requests, connections), pace: { seconds } }
    const { answers, perSecond } = await load.run(job)
    work[which].answers += answers
    work[which].cpu += server.usage().cpu - before
    return perSecond
  }
  const compared = await compare(
    rounds,
    () => perSecond('app'),
    () => perSecond('bare'),
  )
  const reference = 'a bare Fastify route'
  report(findingOf('read of the dashboard', compared, { unit: '/s', reference, least: 0.5 }))
  // What the kernel counts is hardly moved by what else the machine does.
  const [own, other] = [work.app, work.bare].map(({ answers, cpu }) => answers / cpu)
  const ratio = (own ?? 0) / (other ?? 0)
  report({
    what: 'the same by processor time',
    figure: `${short(ratio)} ×`,
    detail: `${own?.toFixed(0)} against ${other?.toFixed(0)} for a second of it`,
  })
  await app.stop()
  await bare.stop()
}

/** What the bare route is to answer, as JSON. */
async function answerOf({ url }: MeasuredServer, request: LoadRequest | undefined): Promise<string> {
  const { path = '', headers = {} } = request ?? {}
  const answer = await fetch(url + path, { headers })
  const own = [...answer.headers].filter(
    ([name]) => !/^(date|connection|keep-alive|content-length)$/.test(name),
  )
  return JSON.stringify({ path, headers: Object.fromEntries(own), body: await answer.text() })
}
