import { expect, it } from 'vitest'
import { signUpOperator } from '#wagons/classroom/testing/class-calls.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'

const path = (moduleNumber: number) => `/api/operator/classrooms/${moduleNumber}/questions`

it('a host reads the questions of the quiz in the language of the page, not what is right', async () => {
  const operator = await signUpOperator(await createTestApp())

  const english = await operator.call('GET', path(1))
  const french = await operator.call('GET', path(1), undefined, { 'accept-language': 'fr' })

  expect(english.body.questions).toHaveLength(10)
  expect(Object.keys(english.body.questions[0])).toEqual(['id', 'question', 'options'])
  expect(french.body.questions[0].id).toBe(english.body.questions[0].id)
  expect(french.body.questions[0].question).not.toBe(english.body.questions[0].question)
})

it('a learner reads none of them', async () => {
  const app = await createTestApp()
  const learner = await app.signUp()

  expect((await learner.call('GET', path(1))).status).toBe(403)
})
