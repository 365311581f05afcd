import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { expectDone } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { planOf } from '#workshop/testing/database/query-plan.ts'
import { answerQuestionReport } from './answer-question-report.ts'
import { countOpenReports, listQuestionReports } from './list-question-reports.ts'
import { selectReports } from './question-report.store.ts'
import { submitQuestionReport } from './submit-question-report.ts'

/** Two learners; the first reports the questions at positions 1 and 2 of module 1, the second the one at 1. */
async function prepare() {
  const deps = { ...(await createTestDeps()), random: randomBytes }
  const [ada, bob] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  for (const { id } of [ada, bob]) await playQuiz(deps, id, 1, 2)
  const said = { moduleNumber: 1, reason: 'wrong-fact' } as const
  for (const [learner, position] of [
    [ada, 1],
    [ada, 2],
    [bob, 1],
  ] as const) {
    await submitQuestionReport(deps, learner.id, {
      ...said,
      asked: { position },
      words: `of ${learner.email}`,
    })
    deps.clock.advance(1)
  }
  const open = async () => expectDone(await listQuestionReports(deps, {})).reports
  return { deps, ada, bob, open }
}

it('lists open reports the oldest first, with question, answer and learner', async () => {
  const { deps, ada, bob, open } = await prepare()

  const reports = await open()

  expect(reports.map(({ email }) => email)).toEqual([ada.email, ada.email, bob.email])
  const question = deps.bank.get(1)?.[0]
  expect(reports[0]).toMatchObject({
    questionId: question?.id,
    question: question?.question,
    answer: question?.answer,
    inUse: true,
    language: 'en',
    reason: 'wrong-fact',
    words: `of ${ada.email}`,
    accountId: ada.id,
  })
})

it('has question and answer in the language in which the learner read them', async () => {
  const { deps, bob, open } = await prepare()
  const said = { moduleNumber: 1, asked: { position: 2 }, reason: 'language', words: 'une faute' } as const
  await submitQuestionReport(deps, bob.id, said, () => 'fr')

  const question = deps.bank.get(1)?.[1]
  expect((await open()).at(-1)).toMatchObject({
    language: 'fr',
    question: question?.translations.fr?.question,
    answer: question?.translations.fr?.answer,
  })
})

it('says of a question that is asked in other words now', async () => {
  const { deps } = await prepare()
  const changed = (deps.bank.get(1) ?? []).map((one) => ({ ...one, version: 'new' }))

  const { reports } = expectDone(await listQuestionReports({ ...deps, bank: new Map([[1, changed]]) }, {}))

  expect(reports.map(({ inUse }) => inUse)).toEqual([false, false, false])
  expect(reports[0]?.question).toBe(deps.bank.get(1)?.[0]?.question)
})

it('lists what was handled the latest first, by how', async () => {
  const { deps, open } = await prepare()
  const [first, second, third] = await open()
  for (const one of [first, third])
    await answerQuestionReport(deps, testOperator, { id: one?.id ?? '', reply: 'Thank you' })

  const listed = async (status: 'answered' | 'closed') =>
    expectDone(await listQuestionReports(deps, { status })).reports.map(({ id }) => id)
  expect(await listed('answered')).toEqual([third?.id, first?.id])
  expect(await listed('closed')).toEqual([])
  expect((await open()).map(({ id }) => id)).toEqual([second?.id])
  expect(await countOpenReports(deps.db)).toBe(1)
})

it('goes through an index, and sorts nothing', async () => {
  const { db } = await createTestDeps()
  for (const status of ['open', 'closed'] as const) {
    const plan = await planOf(db, (on) => selectReports(on, status, { reportedAt: 1, id: 'a' }, 50))
    expect(plan).toMatch(/question_reports_by_status/)
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
  }
})
