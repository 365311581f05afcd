import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { answerQuestionReport } from './answer-question-report.ts'
import { listOwnReports, listQuestionReports } from './list-question-reports.ts'
import { submitQuestionReport } from './submit-question-report.ts'

async function prepare() {
  const deps = { ...(await createTestDeps()), random: randomBytes }
  const { id: learner } = await createTestLearner(deps.db)
  await playQuiz(deps, learner, 1, 1)
  const said = { moduleNumber: 1, asked: { position: 1 }, reason: 'language', words: 'a typo' } as const
  await submitQuestionReport(deps, learner, said)
  const [report] = expectDone(await listQuestionReports(deps, {})).reports
  deps.clock.advance(5)
  const answer = (reply: string | null, id = report?.id ?? '') =>
    answerQuestionReport(deps, testOperator, { id, reply })
  return { deps, learner, question: deps.bank.get(1)?.[0], answer }
}

it('shows the learner the reply, with the question, and writes down who gave it', async () => {
  const { deps, learner, question, answer } = await prepare()

  expect(await answer('Mended, thank you.')).toEqual({ status: 'answered' })

  expect(await listOwnReports(deps.db, learner, () => 'fr')).toMatchObject([
    {
      question: question?.translations.fr?.question,
      reason: 'language',
      words: 'a typo',
      status: 'answered',
      reply: 'Mended, thank you.',
      handledAt: deps.clock(),
    },
  ])
  expect((await listAuditEvents(deps.db)).events).toMatchObject([
    {
      by: testOperator.email,
      type: 'question-report-answered',
      subject: question?.id,
      accountId: learner,
      detail: 'Mended, thank you.',
    },
  ])
})

it('closes without a reply', async () => {
  const { deps, learner, answer } = await prepare()

  expect(await answer(null)).toEqual({ status: 'closed' })

  expect(await listOwnReports(deps.db, learner)).toMatchObject([{ status: 'closed', reply: null }])
  expect((await listAuditEvents(deps.db)).events).toMatchObject([{ type: 'question-report-closed' }])
})

it('handles a report once, also when two operators do at the same time (SX.45)', async () => {
  const { deps, answer } = await prepare()

  const outcomes = await Promise.all([answer('One'), answer('Other')])

  expect(outcomes.map(codeOf)).toContain('report-not-open')
  expect(codeOf(await answer(null))).toBe('report-not-open')
  expect((await listAuditEvents(deps.db)).events).toHaveLength(1)
})

it('refuses a report that there is not', async () => {
  const { answer } = await prepare()

  expect(codeOf(await answer('Hello', crypto.randomUUID()))).toBe('unknown-report')
})
