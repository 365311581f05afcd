import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { childProcesses } from '#workshop/testing/processes/process-tree.ts'
import { dashboardReads, drawLearners, freshAnswers } from '../calls.ts'
import type { Installation } from '../installation.ts'
import { type LoadRequest, runOn, spread } from '../load.ts'
import type { Effort } from '../measuring.ts'
import { held, report, short } from '../report.ts'
import { processorTime, scripts, startServer } from '../server-process.ts'

const connections = 8
const learners = 150

type Requests = readonly (LoadRequest | readonly LoadRequest[])[]

/** What one request takes of the process that serves, of PostgreSQL, and of its log: what a busy machine changes least. */
export async function measureCosts(installation: Installation, { load }: Effort) {
  await using app = await startServer(scripts.app, installation.env)
  const drawn = drawLearners(installation, learners, 5)
  const prepared: Record<string, () => Promise<Requests>> = {
    'a read of the dashboard': () => dashboardReads(installation, Array(4).fill(drawn).flat()),
    'an answer': () => freshAnswers(installation, drawn),
  }
  for (const [what, prepare] of Object.entries(prepared)) {
    const job = async () =>
      ({ connections: spread(await prepare(), connections), pace: { once: true } }) as const
    // What the first ones cost is compiling.
    await runOn(app, load, await job())
    const requests = await job()
    const before = { serving: app.usage().cpu, database: postgresCpu(), log: await logPosition(installation) }
    const { answers } = await runOn(app, load, requests)
    const each = (sum: number, unit: number) => (sum * unit) / answers
    const serving = each(app.usage().cpu - before.serving, 1000)
    const database = each(postgresCpu() - before.database, 1000)
    const log = each((await logPosition(installation)) - before.log, 1)
    report({
      what: `processor time of ${what}`,
      ...held(serving, 'ms'),
      detail: installation.env.DATABASE_URL
        ? `and ${short(database)} ms of PostgreSQL, ${short(log)} bytes of its log; ${answers} of them`
        : `SQLite included; ${answers} of them`,
    })
  }
}

/** Seconds used by the PostgreSQL that this process has started, with all that belongs to it. */
function postgresCpu(): number {
  const server = childProcesses(process.pid).find((id) => nameOf(id) === 'postgres')
  if (server === undefined) return 0
  return childProcesses(server).reduce((sum, id) => sum + processorTime(id), processorTime(server, true))
}

const nameOf = (id: number) => readFileSync(`/proc/${id}/comm`, 'utf8').trim()

async function logPosition({ deps: { db }, env }: Installation): Promise<number> {
  if (!env.DATABASE_URL) return 0
  const { rows } = await sql<{ bytes: string }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`.execute(db)
  return Number(rows[0]?.bytes)
}
