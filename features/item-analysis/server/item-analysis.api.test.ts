import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'

async function prepare() {
  const app = await createTestApp()
  const [operator, learner] = [await app.signUp('boss@example.org'), await app.signUp('ada@example.org')]
  await makeOperator(app, operator)
  return { operator, learner }
}

const path = (moduleNumber: number) => `/api/operator/modules/${moduleNumber}/item-analysis`

it('an operator reads how questions are answered, in the language of the page', async () => {
  const { operator } = await prepare()

  const english = await operator.call('GET', path(1))
  const french = await operator.call('GET', path(1), undefined, { 'accept-language': 'fr' })

  expect(english.status).toBe(200)
  expect(english.body.questions).toHaveLength(10)
  expect(french.body.questions[0].id).toBe(english.body.questions[0].id)
  expect(french.body.questions[0].question).not.toBe(english.body.questions[0].question)
})

it('a learner reads none of it: it has the key of every question (SX.43)', async () => {
  const { learner } = await prepare()

  expect((await learner.call('GET', path(1))).status).toBe(403)
  expect((await learner.call('POST', '/api/operator/questions.csv')).status).toBe(403)
})

it('refuses a module that there is not', async () => {
  const { operator } = await prepare()

  const { status, body } = await operator.call('GET', path(10))

  expect([status, body.error.field]).toEqual([400, 'moduleNumber'])
})

it('leaves as CSV with a column for each figure', async () => {
  const { operator } = await prepare()

  const { status, text } = await operator.call('POST', '/api/operator/questions.csv')

  expect(status).toBe(200)
  const [columns, ...rows] = text.trimEnd().split('\r\n')
  expect(columns).toMatch(/^\ufeffmodule,question_id,version,in_use,language,question,answers,right_at_first/)
  expect(rows.filter((row) => row.includes(',all,'))).toHaveLength(90)
})
