import { expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'

const path = '/api/modules/1/question-reports'
const report = {
  asked: { position: 1 },
  reason: 'wrong-answer',
  words: 'The second option is right as well.',
}

async function prepare() {
  const app = await createTestApp()
  const [operator, learner] = [await app.signUp('boss@example.org'), await app.signUp('ada@example.org')]
  await makeOperator(app, operator)
  await playQuiz(app, learner.uid as LearnerId, 1, 2)
  return { app, operator, learner }
}

it('a learner reports a question once, an operator replies, and the learner reads it', async () => {
  const { operator, learner } = await prepare()

  expect((await learner.call('POST', path, report)).body).toEqual({ reported: true })
  const again = await learner.call('POST', path, report)
  expect([again.status, again.body.error.code]).toEqual([409, 'already-reported'])

  const queue = await operator.call('GET', '/api/operator/question-reports')
  expect(queue.body.reports).toMatchObject([
    { email: 'ada@example.org', words: report.words, status: 'open' },
  ])
  expect((await operator.call('GET', '/api/operator/overview')).body.openReports).toBe(1)
  const reply = { reply: ' Right,\tthank you. ' }
  const url = `/api/operator/question-reports/${queue.body.reports[0].id}`
  expect((await operator.call('PUT', `${url}/reply`, reply)).body).toEqual({ status: 'answered' })
  expect((await operator.call('PUT', `${url}/closed`)).status).toBe(409)

  const { body } = await learner.call('GET', '/api/question-reports')
  expect(body.reports).toMatchObject([{ status: 'answered', reply: 'Right, thank you.' }])
  expect(JSON.stringify(body)).not.toContain('boss')
  const exported = (await learner.call('GET', '/api/account/export')).body
  expect(exported.questionReports).toMatchObject([{ words: report.words, reply: 'Right, thank you.' }])
})

it.each([
  { ...report, words: 'a'.repeat(301) },
  { ...report, words: 'two\nlines' },
  { ...report, reason: 'no such reason' },
  { ...report, asked: { position: 0 } },
  { ...report, asked: { position: 1, id: 'x', version: 'x' } },
  { ...report, asked: { id: 'x' } },
  { asked: { position: 1 }, words: '' },
  { ...report, status: 'closed' },
])('report %j is refused', async (body) => {
  const { app, learner } = await prepare()

  expect((await learner.call('POST', path, body)).status).toBe(400)
  expect(await app.db.selectFrom('question_reports').select('id').execute()).toEqual([])
})

it.each(['', ' \u200b ', 'a'.repeat(301)])('reply "%s" is refused', async (reply) => {
  const { operator, learner } = await prepare()
  await learner.call('POST', path, report)
  const queue = await operator.call('GET', '/api/operator/question-reports')

  const url = `/api/operator/question-reports/${queue.body.reports[0].id}/reply`
  expect((await operator.call('PUT', url, { reply })).status).toBe(400)
})

it('a question that is still open cannot be reported, and nothing is said of it', async () => {
  const { app, learner } = await prepare()

  const { status, text } = await learner.call('POST', path, { ...report, asked: { position: 3 } })

  expect(status).toBe(409)
  expect(text).not.toContain(app.bank.get(1)?.[2]?.id)
})
