import type { Installation } from '../installation.ts'
import { compare, type Effort } from '../measuring.ts'
import { report, short } from '../report.ts'
import { scripts, startServer } from '../server-process.ts'

/** In ms; or so many times a bare process. */
const longest = 400
const mostTimes = 3.5

export async function measureStartTime({ env }: Installation, { rounds }: Effort) {
  const bare = { BENCH_ANSWER: JSON.stringify({ path: '/', headers: {}, body: '' }) }
  const { subject, reference, ratio, range } = await compare(
    rounds,
    [
      { script: scripts.app, own: env },
      { script: scripts.bareRoute, own: bare },
    ],
    async ({ script, own }) => {
      await using server = await startServer(script, own)
      return server.startTime
    },
  )
  report({
    what: 'start until ready, against a bare Fastify process',
    figure: `${short(ratio)} ×`,
    budget: `≤ ${mostTimes} × or ${longest} ms`,
    isMet: ratio <= mostTimes || subject <= longest,
    detail: `${short(subject)} against ${short(reference)} ms; ${rounds} rounds, ${range.map(short).join(' to ')}`,
  })
}
