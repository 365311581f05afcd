import type { Deps } from '#app/server/deps.ts'
import { exportLearners } from '#features/desk/server/export-learners.ts'
import { getLearner } from '#features/desk/server/get-learner.ts'
import { createOverview } from '#features/desk/server/get-overview.ts'
import { listLearners } from '#features/desk/server/list-learners.ts'
import { countAnswers } from '#features/item-analysis/server/count-answers.ts'
import { getItemAnalysis } from '#features/item-analysis/server/get-item-analysis.ts'
import type { Operator, OperatorId } from '#platform/server/access/callers.ts'
import type { Installation } from '../installation.ts'
import { compare, timeOf } from '../measuring.ts'
import { held, report, thousands } from '../report.ts'

const operator: Operator = { id: 'the operator' as OperatorId, email: 'operator@example.org', freshUntil: 0 }

/** How long the server may work on a page that an operator clicks at, in ms. */
const mostTime = 5
const calls = 200

type Learner = Awaited<ReturnType<typeof someLearners>>[number]

const textOf = (cursor: object) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

const pages: Readonly<Record<string, (deps: Deps, learner: Learner) => Promise<unknown>>> = {
  'a page of learners': (deps, { id, createdAt }) =>
    listLearners(deps, { cursor: textOf({ latest: { at: createdAt, id } }) }),
  'a page of learners by last activity': (deps, { id, createdAt }) =>
    listLearners(deps, { sort: 'activity', cursor: textOf({ activity: { at: createdAt, id } }) }),
  'a page of those who stopped in a quiz': (deps, { id, createdAt }) =>
    listLearners(deps, { step: 'in-quiz', module: 1, cursor: textOf({ latest: { at: createdAt, id } }) }),
  'a search by e-mail': (deps, { email }) => listLearners(deps, { search: email.slice(0, -4) }),
  'a search by name': (deps, { name }) => listLearners(deps, { search: name }),
  "a learner's record": (deps, { id }) => getLearner(deps, operator, id),
}

/** What the desk reads at each click must not grow with the learners; counting, once a minute, must not delay others. */
export async function measureDesk(few: Installation, many: Installation, rounds: number): Promise<void> {
  const sides = [
    { deps: many.deps, some: await someLearners(many) },
    { deps: few.deps, some: await someLearners(few) },
  ] as const
  for (const [name, ask] of Object.entries(pages)) {
    let asked = 0
    const { subject, ratio } = await compare(rounds, sides, async ({ deps, some }) => {
      const { took } = await timeOf(async () => {
        for (let call = 0; call < calls; call++) await ask(deps, some[asked++ % some.length] as Learner)
      })
      return took / calls
    })
    report({
      what: `desk: ${name} at ${thousands(many.learners)} learners`,
      ...held(subject, 'ms', { most: mostTime }),
      detail: `${ratio.toPrecision(3)} × as at ${thousands(few.learners)} learners; ${rounds} rounds`,
    })
  }
  await measureOverview(many)
  await measureItemAnalysis(many)
  await measureExport(many)
}

async function someLearners({ deps: { db } }: Installation) {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('profiles', 'profiles.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'profiles.name', 'accounts.created_at as createdAt'])
    .orderBy('accounts.id')
    .limit(1000)
    .execute()
  return rows.map((row) => ({ ...row, email: row.email ?? '' }))
}

async function measureOverview({ learners, deps }: Installation) {
  const { took, longest } = await timeOf(() => createOverview(deps)('en'))
  report({
    what: `desk: counting the overview of ${thousands(learners)} learners`,
    figure: `${took.toFixed(0)} ms`,
    detail: `once a minute at most; others waited ${longest.toFixed(0)} ms at the longest`,
  })
}

/** The first time, all that was ever answered; each call of the page counts a part. */
async function measureItemAnalysis({ learners, deps }: Installation) {
  let parts = 0
  const { took, longest } = await timeOf(async () => {
    for (let isComplete = false; !isComplete; parts++) isComplete = await countAnswers(deps)
  })
  const { attempts } = await getItemAnalysis(deps, 1)
  const perCall = await timeOf(() => getItemAnalysis(deps, 1))
  report({
    what: `desk: counting all answers of ${thousands(learners)} learners, once`,
    figure: `${(took / 1000).toFixed(1)} s`,
    detail: `${thousands(attempts)} quizzes in ${parts} calls; others waited ${longest.toFixed(0)} ms at the longest; then ${perCall.took.toFixed(1)} ms a call`,
  })
}

async function measureExport({ learners, deps }: Installation) {
  let rows = 0
  const { took } = await timeOf(async () => {
    for await (const _ of await exportLearners(deps, operator)) rows++
  })
  report({
    what: `desk: reading the list of ${thousands(learners)} learners for a file`,
    figure: `${((rows / took) * 1000).toFixed(0)} rows/s`,
    detail: `${(took / 1000).toFixed(1)} s`,
  })
}
