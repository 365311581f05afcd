// The load generator, in a process of its own: takes jobs from its parent, one at a time, and sends back results.
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { LoadJob, LoadRequest, LoadResult } from './load.ts'
import { quantile } from './measuring.ts'

process.on('message', async (job: LoadJob) => {
  process.send?.(await ('perSecond' in job.pace ? runPaced(job) : runSaturated(job)))
})

async function runSaturated({ url, connections, pace }: LoadJob): Promise<LoadResult> {
  const tally = createTally()
  const lists = connections.values()
  const requests = connections.reduce((sum, list) => sum + list.length, 0)
  const instance = autocannon({
    url,
    connections: connections.length,
    ...('seconds' in pace ? { duration: pace.seconds } : { amount: requests }),
    setupClient: (client) => client.setRequests(lists.next().value ?? []),
  })
  instance.on('response', (_client, status, _bytes, ms) => tally.note(status, ms))
  await instance
  return tally.result()
}

async function runPaced({ url, connections, pace }: LoadJob): Promise<LoadResult> {
  if (!('perSecond' in pace)) throw new Error('this job has no pace')
  const tally = createTally()
  const agent = new Agent({ keepAlive: true })
  const list = connections.flat()
  const pending: Promise<void>[] = []
  const startedAt = performance.now()
  for (let sent = 0; sent < pace.perSecond * pace.seconds; sent++) {
    const due = startedAt + (sent * 1000) / pace.perSecond
    const wait = due - performance.now()
    if (wait > 0) await setTimeout(wait)
    pending.push(sendOne(url, agent, list[sent % list.length] as LoadRequest, tally))
  }
  await Promise.all(pending)
  agent.destroy()
  return tally.result()
}

async function sendOne(url: string, agent: Agent, { path, body, ...how }: LoadRequest, tally: Tally) {
  const sentAt = performance.now()
  const status = await new Promise<number>((resolve) =>
    request(`${url}${path}`, { ...how, agent }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode ?? 0)),
    )
      .on('error', () => resolve(0))
      .end(body),
  )
  tally.note(status, performance.now() - sentAt)
}

type Tally = ReturnType<typeof createTally>

function createTally() {
  const times: number[] = []
  const failures: Record<string, number> = {}
  let first = 0
  let last = 0
  return {
    note(status: number, ms: number) {
      last = performance.now()
      first ||= last
      times.push(ms)
      if (status < 200 || status > 299) failures[status] = (failures[status] ?? 0) + 1
    },
    result(): LoadResult {
      const perSecond = ((times.length - 1) * 1000) / (last - first)
      return { answers: times.length, perSecond, p99: quantile(times, 0.99), failures }
    },
  }
}
