import type { Installation } from '../installation.ts'
import { compare, type Effort } from '../measuring.ts'
import { held, report, short } from '../report.ts'
import { scripts, startServer } from '../server-process.ts'

/** In ms. */
const longest = 500

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
    what: 'start until ready',
    ...held(subject, 'ms', { most: longest }),
    detail: `${short(ratio)} × a bare Fastify process (${short(reference)} ms); ${rounds} rounds, ${range.map(short).join(' to ')}`,
  })
}
