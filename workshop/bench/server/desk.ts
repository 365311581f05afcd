import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Deps } from '#app/server/deps.ts'
import { exportLearners } from '#features/desk/server/export-learners.ts'
import { getLearner } from '#features/desk/server/get-learner.ts'
import { createOverview } from '#features/desk/server/get-overview.ts'
import { listLearners } from '#features/desk/server/list-learners.ts'
import { countAnswers } from '#features/item-analysis/server/count-answers.ts'
import { getItemAnalysis } from '#features/item-analysis/server/get-item-analysis.ts'
import type { Operator, OperatorId } from '#platform/server/access/callers.ts'
import type { Report } from '../report.ts'

export interface DeskSide {
  readonly learners: number
  readonly deps: Deps
}

const operator: Operator = { id: 'the operator' as OperatorId, email: 'operator@example.org', freshUntil: 0 }

/** How long the server may work on a page that an operator clicks at, in ms. */
const mostTime = 5
const calls = 200

/** What the desk reads at each click must not grow with the learners; counting, once a minute, must not delay others. */
export async function measureDesk(
  few: DeskSide,
  many: DeskSide,
  rounds: number,
  report: Report,
): Promise<void> {
  for (const [name, page] of Object.entries(await pagesOf(few, many))) {
    const ratios: number[] = []
    const times: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const sides = round % 2 === 0 ? [few, many] : [many, few]
      const took = new Map<DeskSide, number>()
      for (const side of sides) took.set(side, await timeOf(() => page(side, round)))
      // The first round warms up.
      if (round === 0) continue
      times.push((took.get(many) ?? 0) / calls)
      ratios.push((took.get(many) ?? 0) / (took.get(few) ?? 1))
    }
    const time = median(times)
    report({
      what: `desk: ${name} at ${thousands(many.learners)} learners`,
      figure: `${time.toPrecision(3)} ms`,
      budget: `≤ ${mostTime} ms`,
      isMet: time <= mostTime,
      detail: `${median(ratios).toPrecision(3)} × as at ${thousands(few.learners)} learners; ${rounds} rounds`,
    })
  }
  await measureOverview(many, report)
  await measureItemAnalysis(many, report)
  await measureExport(many, report)
}

type Page = (side: DeskSide, round: number) => Promise<void>

async function pagesOf(...sides: readonly DeskSide[]): Promise<Record<string, Page>> {
  const learners = new Map<DeskSide, { id: string; email: string; name: string; createdAt: number }[]>()
  for (const side of sides) learners.set(side, await someLearners(side))
  const each =
    (
      ask: (
        side: DeskSide,
        learner: { id: string; email: string; name: string; createdAt: number },
      ) => Promise<unknown>,
    ): Page =>
    async (side, round) => {
      const all = learners.get(side) ?? []
      for (let call = 0; call < calls; call++) {
        const learner = all[(round * calls + call) % all.length]
        if (learner) await ask(side, learner)
      }
    }
  const textOf = (cursor: object) => Buffer.from(JSON.stringify(cursor)).toString('base64url')
  return {
    'a page of learners': each(({ deps }, { id, createdAt }) =>
      listLearners(deps, { cursor: textOf({ latest: { at: createdAt, id } }) }),
    ),
    'a page of learners by last activity': each(({ deps }, { id, createdAt }) =>
      listLearners(deps, { sort: 'activity', cursor: textOf({ activity: { at: createdAt, id } }) }),
    ),
    'a page of those who stopped in a quiz': each(({ deps }, { id, createdAt }) =>
      listLearners(deps, { step: 'in-quiz', module: 1, cursor: textOf({ latest: { at: createdAt, id } }) }),
    ),
    'a search by e-mail': each(({ deps }, { email }) => listLearners(deps, { search: email.slice(0, -4) })),
    'a search by name': each(({ deps }, { name }) => listLearners(deps, { search: name })),
    "a learner's record": each(({ deps }, { id }) => getLearner(deps, operator, id)),
  }
}

async function someLearners({ deps: { db } }: DeskSide) {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'profiles.name', 'accounts.created_at as createdAt'])
    .orderBy('accounts.id')
    .limit(1000)
    .execute()
  return rows.map((row) => ({ ...row, email: row.email ?? '' }))
}

async function measureOverview({ learners, deps }: DeskSide, report: Report) {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  const took = await timeOf(() => createOverview(deps)('en'))
  delays.disable()
  report({
    what: `desk: counting the overview of ${thousands(learners)} learners`,
    figure: `${took.toFixed(0)} ms`,
    detail: `once a minute at most; others waited ${(delays.max / 1e6).toFixed(0)} ms at the longest`,
  })
}

/** The first time, all that was ever answered; each call of the page counts a part. */
async function measureItemAnalysis({ learners, deps }: DeskSide, report: Report) {
  let parts = 0
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  const took = await timeOf(async () => {
    for (let isComplete = false; !isComplete; parts++) isComplete = await countAnswers(deps)
  })
  delays.disable()
  const { attempts } = await getItemAnalysis(deps, 1)
  const perCall = (await timeOf(() => getItemAnalysis(deps, 1))).toFixed(1)
  report({
    what: `desk: counting all answers of ${thousands(learners)} learners, once`,
    figure: `${(took / 1000).toFixed(1)} s`,
    detail: `${thousands(attempts)} quizzes in ${parts} calls; others waited ${(delays.max / 1e6).toFixed(0)} ms at the longest; then ${perCall} ms a call`,
  })
}

async function measureExport({ learners, deps }: DeskSide, report: Report) {
  let rows = 0
  const took = await timeOf(async () => {
    for await (const _ of await exportLearners(deps, operator)) rows++
  })
  report({
    what: `desk: reading the list of ${thousands(learners)} learners for a file`,
    figure: `${((rows / took) * 1000).toFixed(0)} rows/s`,
    detail: `${(took / 1000).toFixed(1)} s`,
  })
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const thousands = (count: number) => count.toLocaleString('en')
