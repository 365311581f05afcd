import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { childProcesses } from '#workshop/testing/processes/process-tree.ts'
import { dashboardReads, deal, drawLearners, freshAnswers } from '../calls.ts'
import type { Installation } from '../installation.ts'
import { type LoadGenerator, runOn, spread } from '../load.ts'
import type { LoadRequest } from '../load-job.ts'
import { type Report, short } from '../report.ts'
import { scripts, startServer } from '../server-process.ts'

const connections = 8
const learners = 150

/** What one request takes of the process that serves, of PostgreSQL, and of its log: what a busy machine changes least. */
export async function measureCosts(installation: Installation, load: LoadGenerator, report: Report) {
  const app = await startServer(scripts.app, installation.env)
  const drawn = drawLearners(installation, learners, 5)
  const jobs: [what: string, prepare: () => Promise<LoadRequest[][]>][] = [
    [
      'a read of the dashboard',
      async () =>
        spread(await dashboardReads(installation, [...drawn, ...drawn, ...drawn, ...drawn]), connections),
    ],
    ['an answer', async () => deal(await freshAnswers(installation, drawn), connections)],
  ]
  for (const [what, prepare] of jobs) {
    // What the first ones cost is compiling.
    await runOn(app, load, { connections: await prepare(), pace: { once: true } })
    const requests = await prepare()
    const before = { serving: app.usage().cpu, database: postgresCpu(), log: await logPosition(installation) }
    const { answers } = await runOn(app, load, { connections: requests, pace: { once: true } })
    const each = (sum: number, unit: number) => (sum * unit) / answers
    const serving = each(app.usage().cpu - before.serving, 1000)
    const database = each(postgresCpu() - before.database, 1000)
    const log = each((await logPosition(installation)) - before.log, 1)
    report({
      what: `processor time of ${what}`,
      figure: `${short(serving)} ms`,
      detail: installation.env.DATABASE_URL
        ? `and ${short(database)} ms of PostgreSQL, ${short(log)} bytes of its log; ${answers} of them`
        : `SQLite included; ${answers} of them`,
    })
  }
  await app.stop()
}

/** Seconds used by the PostgreSQL that this process has started, with all that belongs to it. */
function postgresCpu(): number {
  const server = childProcesses(process.pid).find((id) => nameOf(id) === 'postgres')
  if (server === undefined) return 0
  return [server, ...childProcesses(server)].reduce((sum, id) => sum + cpuOf(id, id === server), 0)
}

const nameOf = (id: number) => readFileSync(`/proc/${id}/comm`, 'utf8').trim()

function cpuOf(id: number, withEnded: boolean): number {
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number)
  // Its own, of user and system; and that of children that have ended.
  return fields.slice(11, withEnded ? 15 : 13).reduce((sum, ticks) => sum + ticks, 0) / 100
}

async function logPosition({ deps: { db }, env }: Installation): Promise<number> {
  if (!env.DATABASE_URL) return 0
  const { rows } = await sql<{ bytes: string }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}
