import type { Installation } from '../installation.ts'
import { type Report, short } from '../report.ts'
import { compare, type Effort } from '../rounds.ts'
import { scripts, startServer } from '../server-process.ts'

/** In ms. */
const longest = 500

export async function measureStartTime({ env }: Installation, { rounds }: Effort, report: Report) {
  const timeOf = async (script: string, own: NodeJS.ProcessEnv) => {
    const server = await startServer(script, own)
    await server.stop()
    return server.startTime
  }
  const bare = { BENCH_ANSWER: JSON.stringify({ path: '/', headers: {}, body: '' }) }
  const { subject, reference, ratio, range } = await compare(
    rounds,
    () => timeOf(scripts.app, env),
    () => timeOf(scripts.bareRoute, bare),
  )
  report({
    what: 'start until ready',
    figure: `${short(subject)} ms`,
    budget: `≤ ${longest} ms`,
    isMet: subject <= longest,
    detail: `${short(ratio)} × a bare Fastify process (${short(reference)} ms); ${rounds} rounds, ${range.map(short).join(' to ')}`,
  })
}
