import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dashboardReads, deal, drawLearners, freshAnswers, signIn } from '../calls.ts'
import { startPostgres } from '../engine.ts'
import { type Installation, password } from '../installation.ts'
import { type LoadGenerator, runOn, spread } from '../load.ts'
import type { LoadJob, LoadRequest } from '../load-job.ts'
import { findingOf, type Report, short } from '../report.ts'
import { compare, type Effort } from '../rounds.ts'
import { type MeasuredServer, scripts, startServer } from '../server-process.ts'

const parseVersion = '9.10.0'
const connections = 8
const parseLearners = 100
const answering = 100

type Job = Omit<LoadJob, 'url'>

/** For scale: npm parse-server on the same PostgreSQL, its progress an object that only its user may read. */
export async function measureBesideParse(
  learners: number,
  load: LoadGenerator,
  { rounds, seconds }: Effort,
  report: Report,
): Promise<void> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'edutrain-bench-parse-'))
  try {
    await installParse(folder)
    const key = randomBytes(16).toString('hex')
    const parse = await startServer(scripts.parse, {
      BENCH_PARSE_FOLDER: folder,
      BENCH_PARSE_KEY: key,
      DATABASE_URL: await postgres.createDatabase(),
    })
    const installation = await postgres.createInstallation(learners)
    const app = await startServer(scripts.app, installation.env)
    const [ours, theirs] = [ourJobs(installation, seconds), await parseJobs(parse.url, key, seconds)]
    for (const what of ['sign-in', 'read of the progress', 'write of the progress'] as const) {
      const perSecond = async (server: MeasuredServer, job: () => Promise<Job>) =>
        (await runOn(server, load, await job())).perSecond
      const compared = await compare(
        rounds,
        () => perSecond(app, ours[what]),
        () => perSecond(parse, theirs[what]),
      )
      const finding = findingOf(`PostgreSQL: ${what}`, compared, {
        unit: '/s',
        reference: `parse-server ${parseVersion}`,
      })
      const cost = short(parse.takeCost() / app.takeCost())
      report({ ...finding, detail: `${finding.detail}; by processor time ${cost} ×` })
    }
    await app.stop()
    await parse.stop()
    await installation.remove()
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function installParse(folder: string): Promise<void> {
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  await promisify(execFile)('npm', ['install', `parse-server@${parseVersion}`, '--prefix', folder, ...flags])
}

type Jobs = Record<'sign-in' | 'read of the progress' | 'write of the progress', () => Promise<Job>>

function ourJobs(installation: Installation, seconds: number): Jobs {
  const draw = (count: number, seed: number) => drawLearners(installation, count, seed)
  let seed = 0
  return {
    'sign-in': async () => timed(draw(parseLearners, 2).map(signIn), seconds),
    'read of the progress': async () =>
      timed(await dashboardReads(installation, draw(parseLearners, 3)), seconds),
    'write of the progress': async () => {
      const sequences = await freshAnswers(installation, draw(answering, 100 + ++seed))
      return { connections: deal(sequences, connections), pace: { once: true } }
    },
  }
}

const timed = (requests: readonly LoadRequest[], seconds: number): Job => ({
  connections: spread(requests, connections),
  pace: { seconds },
})

async function parseJobs(url: string, masterKey: string, seconds: number): Promise<Jobs> {
  const headers = { 'x-parse-application-id': 'bench', 'content-type': 'application/json' }
  const post = async <T>(path: string, body: object, more: object = {}): Promise<T> => {
    const init = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) }
    const answer = await fetch(`${url}/parse${path}`, init)
    if (!answer.ok) throw new Error(`parse-server answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const users: { username: string; uid: string; progress: string; token: string }[] = []
  for (let index = 0; index < parseLearners; index++) {
    const username = `learner-${index}`
    const email = `${username}@example.org`
    const user = await post<{ objectId: string; sessionToken: string }>('/users', {
      username,
      email,
      password,
    })
    const own = { read: true, write: true }
    const progress = await post<{ objectId: string }>(
      '/classes/Progress',
      {
        learner: { __type: 'Pointer', className: '_User', objectId: user.objectId },
        completed: [1, 2, 3],
        answered: 0,
        ACL: { [user.objectId]: own },
      },
      { 'x-parse-master-key': masterKey },
    )
    users.push({ username, uid: user.objectId, progress: progress.objectId, token: user.sessionToken })
  }
  const signedIn = (token: string) => ({ ...headers, 'x-parse-session-token': token })
  const signIns = users.map(
    ({ username }): LoadRequest => ({
      method: 'POST',
      path: '/parse/login',
      headers,
      body: JSON.stringify({ username, password }),
    }),
  )
  const reads = users.map(({ uid, token }): LoadRequest => {
    const where = { learner: { __type: 'Pointer', className: '_User', objectId: uid } }
    const path = `/parse/classes/Progress?where=${encodeURIComponent(JSON.stringify(where))}`
    return { method: 'GET', path, headers: signedIn(token) }
  })
  let answered = 0
  const writes = () =>
    users.map(
      ({ progress, token }): LoadRequest => ({
        method: 'PUT',
        path: `/parse/classes/Progress/${progress}`,
        headers: signedIn(token),
        body: JSON.stringify({ answered: ++answered }),
      }),
    )
  return {
    'sign-in': async () => timed(signIns, seconds),
    'read of the progress': async () => timed(reads, seconds),
    'write of the progress': async () => timed(writes(), seconds),
  }
}
