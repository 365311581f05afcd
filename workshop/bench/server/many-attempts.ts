import { deleteAccount } from '#features/identity/server/operations/account/delete-account.ts'
import { addOperator } from '#features/operators/server/register-operators.ts'
import { removeAllSpentAttempts } from '#features/quizzes/server/remove-spent-attempts.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { dashboardReads, drawLearners, settle, tokenOf } from '../calls.ts'
import type { Installation } from '../installation.ts'
import { type LoadRequest, runOn, startLoadGenerator } from '../load.ts'
import { compare, type Effort, timeOf } from '../measuring.ts'
import { accountId, attemptRow, drawsOf, emailOf, uuidOf } from '../population/learner-rows.ts'
import { held, report, reportComparison, short } from '../report.ts'
import { scripts, startServer } from '../server-process.ts'

/** As many as an older version let a script make in half an hour. */
const played = 20_000
/** Others read the dashboard so many times a second; the learner as often as the answers allow. */
const pace = 100
const connections = 4
const most = 3

/** What one learner who took quizzes without end costs others, once the clean-up has been there; and what that costs. */
export async function measureManyAttempts(installation: Installation, { rounds, seconds, load }: Effort) {
  const [once = 0, often = 0, warm = 0, deleted = 0] = await drawFinishers(installation, 4)
  for (const learner of [often, deleted]) await insertPlayed(installation, learner)
  await deleteOne(installation, warm)
  const works = {
    'deleting the account of a learner who took 20,000 quizzes': () => deleteOne(installation, deleted),
    'removing what tells nothing of 20,000 quizzes of one learner': () =>
      timeOf(() => removeAllSpentAttempts(installation.deps.db, new AbortController().signal)),
  }
  for (const [what, work] of Object.entries(works)) {
    const { took, longest } = await work()
    report({ what, ...held(took, 'ms'), detail: `others waited ${short(longest)} ms at the longest` })
  }

  const operator = await makeOperator(installation)
  await using app = await startServer(scripts.app, { ...installation.env, TRUST_PROXY: 'loopback' })
  using attacker = startLoadGenerator()
  const others = { connections: [await othersOf(installation)], pace: { perSecond: pace, seconds } }
  const p99 = async () => (await load.run({ ...others, url: app.url })).p99
  // The first ones are slow: code is compiled.
  await p99()
  const alone = await p99()
  for (const [what, readOf] of Object.entries(readsOf(installation, operator))) {
    const costs = new Map<number, number[]>([often, once].map((learner) => [learner, []]))
    const compared = await compare(rounds, [often, once], async (learner) => {
      const read = from(99, await readOf(learner))
      const job = { connections: Array.from({ length: connections }, () => [read]), pace: { seconds } }
      const [time] = await Promise.all([p99(), runOn(app, attacker, job)])
      costs.get(learner)?.push(app.takeCost())
      return time
    })
    const [each, usual] = [often, once].map((learner) => short(Math.min(...(costs.get(learner) ?? []))))
    reportComparison(`p99 of others while who took 20,000 quizzes ${what}`, compared, {
      unit: 'ms',
      of: 'who took each quiz once',
      most,
      more: `${short(alone)} ms without; ${each} against ${usual} ms of processor time each`,
    })
  }
}

type Headers = LoadRequest['headers']

function readsOf(installation: Installation, operator: Headers) {
  const get = (path: string, headers: Headers): LoadRequest => ({ method: 'GET', path, headers })
  const own = async (learner: number) => ({ authorization: `Bearer ${await tokenOf(installation, learner)}` })
  return {
    'reads the review': async (learner: number) => get('/api/review', await own(learner)),
    'reads the export': async (learner: number) => get('/api/account/export', await own(learner)),
    'is read at the desk': async (learner: number) =>
      get(`/api/operator/learners/${accountId(learner)}`, operator),
  }
}

/** Who have passed all quizzes once. */
async function drawFinishers({ deps, shared, learners }: Installation, count: number): Promise<number[]> {
  const rows = await deps.db
    .selectFrom('completions')
    .select('account_id')
    .groupBy('account_id')
    .having(({ fn }) => fn.countAll(), '=', shared.bank.size)
    .execute()
  const finishers = new Set(rows.map(({ account_id }) => account_id))
  return Array.from({ length: learners }, (_, learner) => learner)
    .filter((learner) => finishers.has(accountId(learner)))
    .slice(0, count)
}

async function deleteOne(installation: Installation, learner: number) {
  await settle(installation)
  const token = await tokenOf(installation, learner)
  return timeOf(async () => {
    const outcome = await deleteAccount(installation.deps.identity, token)
    if (outcome instanceof Refusal) throw new Error(outcome.message)
  })
}

/** As rows of a version that had no limit. */
async function insertPlayed({ deps: { db }, shared }: Installation, learner: number): Promise<void> {
  const draw = drawsOf(learner)
  const modules = [...shared.bank.keys()]
  for (let at = 0; at < played; at += 500)
    await db
      .insertInto('attempts')
      .values(
        Array.from({ length: 500 }, (_, index) => {
          const id = uuidOf(`played ${learner} ${at + index}`)
          const number = modules[index % modules.length] ?? 1
          const startedAt = shared.now - (played - at - index) * 100
          const { row } = attemptRow(id, accountId(learner), number, { bank: shared.bank, draw, startedAt })
          return { ...row, begun_at: null }
        }) as never,
      )
      .execute()
}

async function makeOperator(installation: Installation): Promise<Record<string, string>> {
  const operator = 0
  const { db } = installation.deps
  await db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', accountId(operator)).execute()
  await addOperator(installation.deps, emailOf(operator), 'the benchmark')
  return { authorization: `Bearer ${await tokenOf(installation, operator)}` }
}

async function othersOf(installation: Installation): Promise<LoadRequest[]> {
  const reads = await dashboardReads(installation, drawLearners(installation, 50, 8))
  return reads.map((read, index) => from(index, read))
}

/** Each client has its turn (decision 32), so each needs an address. */
const from = (client: number, request: LoadRequest): LoadRequest => ({
  ...request,
  headers: { ...request.headers, 'x-forwarded-for': `192.0.2.${client}` },
})
