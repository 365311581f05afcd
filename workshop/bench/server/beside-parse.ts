import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dashboardReads, drawLearners, freshAnswers, signIn } from '../calls.ts'
import { type Installation, password, startPostgres } from '../installation.ts'
import { type LoadJob, type LoadRequest, runOn, spread } from '../load.ts'
import { compare, type Effort } from '../measuring.ts'
import { reportComparison, short } from '../report.ts'
import { scripts, startServer } from '../server-process.ts'

const parseVersion = '9.10.0'
const connections = 8
const parseLearners = 100
const answering = 100

type Job = Omit<LoadJob, 'url'>

/** For scale: npm parse-server on the same PostgreSQL, its progress an object that only its user may read. */
export async function measureBesideParse(learners: number, { rounds, seconds, load }: Effort): Promise<void> {
  await using postgres = await startPostgres()
  using folder = mkdtempDisposableSync(join(tmpdir(), 'edutrain-bench-parse-'))
  await installParse(folder.path)
  const key = randomBytes(16).toString('hex')
  await using parse = await startServer(scripts.parse, {
    BENCH_PARSE_FOLDER: folder.path,
    BENCH_PARSE_KEY: key,
    DATABASE_URL: await postgres.createDatabase(),
  })
  await using installation = await postgres.createInstallation(learners)
  await using app = await startServer(scripts.app, installation.env)
  const sides = [
    { server: app, jobs: ourJobs(installation, seconds) },
    { server: parse, jobs: await parseJobs(parse.url, key, seconds) },
  ] as const
  for (const what of ['sign-in', 'read of the progress', 'write of the progress'] as const) {
    const compared = await compare(
      rounds,
      sides,
      async ({ server, jobs }) => (await runOn(server, load, await jobs[what]())).perSecond,
    )
    reportComparison(`PostgreSQL: ${what}`, compared, {
      unit: '/s',
      of: `parse-server ${parseVersion}`,
      more: `by processor time ${short(parse.takeCost() / app.takeCost())} ×`,
    })
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
      return { connections: spread(sequences, connections), pace: { once: true } }
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
  const pointerTo = (objectId: string) => ({ __type: 'Pointer', className: '_User', objectId })
  const users: { username: string; uid: string; progress: string; token: string }[] = []
  for (let index = 0; index < parseLearners; index++) {
    const username = `learner-${index}`
    const { objectId: uid, sessionToken: token } = await post<{ objectId: string; sessionToken: string }>(
      '/users',
      { username, email: `${username}@example.org`, password },
    )
    const ACL = { [uid]: { read: true, write: true } }
    const { objectId: progress } = await post<{ objectId: string }>(
      '/classes/Progress',
      { learner: pointerTo(uid), completed: [1, 2, 3], answered: 0, ACL },
      { 'x-parse-master-key': masterKey },
    )
    users.push({ username, uid, progress, token })
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
    const where = JSON.stringify({ learner: pointerTo(uid) })
    const path = `/parse/classes/Progress?where=${encodeURIComponent(where)}`
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
