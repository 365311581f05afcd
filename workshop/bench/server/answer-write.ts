import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { drawLearners, freshAnswers, settle } from '../calls.ts'
import type { Installation } from '../installation.ts'
import { type LoadGenerator, runOn, spread } from '../load.ts'
import { compare, type Effort } from '../measuring.ts'
import { reportComparison } from '../report.ts'
import { type MeasuredServer, scripts, startServer } from '../server-process.ts'

const connections = 8
const learners = 300

export async function measureAnswerWrite(installation: Installation, { rounds, seconds, load }: Effort) {
  await using app = await startServer(scripts.app, installation.env)
  let round = 0
  const answers = () => answersPerSecond(installation, { app, load, seed: ++round })
  const commits = async () => rawCommitsPerSecond(installation.dataDir, seconds)
  const compared = await compare(rounds, [answers, commits], (measure) => measure())
  const of = 'raw single-row commits of SQLite'
  reportComparison('answers written', compared, { unit: '/s', of })
}

export async function answersPerSecond(
  installation: Installation,
  { app, load, seed }: { app: MeasuredServer; load: LoadGenerator; seed: number },
): Promise<number> {
  const sequences = await freshAnswers(installation, drawLearners(installation, learners, 1000 + seed))
  await settle(installation)
  const job = { connections: spread(sequences, connections), pace: { once: true } } as const
  return (await runOn(app, load, job)).perSecond
}

/** Rows of an attempt's size, each committed on its own as the server does: WAL, synchronous FULL, the same folder. */
function rawCommitsPerSecond(folder: string, seconds: number): number {
  const database = new DatabaseSync(join(folder, 'raw-commits.sqlite'))
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('create table if not exists entries (body text)')
  const insert = database.prepare('insert into entries values (?)')
  const body = 'x'.repeat(1000)
  const startedAt = performance.now()
  let commits = 0
  for (; performance.now() - startedAt < seconds * 1000; commits++) insert.run(body)
  const perSecond = (commits * 1000) / (performance.now() - startedAt)
  database.close()
  return perSecond
}
