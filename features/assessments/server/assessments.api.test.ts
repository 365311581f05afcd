import { expect, it } from 'vitest'
import { assessments } from '#features/assessments/assessments.feature.ts'
import type { Assessment } from '#features/assessments/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestApp, type TestApp, type TestCaller } from '#workshop/testing/app/app.ts'
import { optionFor } from '#workshop/testing/app/assessments.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { sampleForms } from '#workshop/testing/content/sample-forms.ts'

const createApp = () => createTestApp({}, { forms: sampleForms, moduleCount: 1 })

async function signUpFinisher(app: TestApp) {
  const caller = await app.signUp()
  await playQuiz(app, caller.uid as LearnerId, 1)
  return caller
}

/** Every answer of the server from the beginning to the end of a check, but for the id. */
async function take(caller: TestCaller, how: 'right' | 'wrong', kind = 'after') {
  const bodies: Assessment[] = []
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await caller.call(method, path, body)
    expect(answer.status, answer.text).toBe(200)
    bodies.push(answer.body)
    return answer.body as Assessment
  }
  let assessment = await call('POST', `/api/assessments/${kind}`)
  while (assessment.running) {
    const { id: assessmentId, question } = assessment.running
    const { position, id: questionId } = question
    const option = optionFor({ forms: sampleForms }, assessment, how)
    assessment = await call('POST', `/api/assessments/${kind}/answers`, {
      assessmentId,
      position,
      questionId,
      option,
    })
    await call('GET', `/api/assessments/${kind}`)
  }
  const anonymous = ({ running, ...body }: Assessment) => ({
    ...body,
    running: running && { ...running, id: '', question: { ...running.question, id: '' } },
  })
  return bodies.map(anonymous)
}

it.each(['before', 'after'])(
  'until the end no answer of the server tells a learner who knows all from one who knows nothing: %s',
  async (kind) => {
    const app = await createApp()
    const [knowing, guessing] =
      kind === 'after'
        ? [await signUpFinisher(app), await signUpFinisher(app)]
        : [await app.signUp(), await app.signUp()]

    const [right, wrong] = [await take(knowing, 'right', kind), await take(guessing, 'wrong', kind)]

    const isRunning = ({ status }: Assessment) => status === 'running'
    expect(right.filter(isRunning)).toHaveLength(2 * 18 - 1)
    expect(right.filter(isRunning)).toEqual(wrong.filter(isRunning))
    expect(right.at(-1)).not.toEqual(wrong.at(-1))
  },
)

it('a question is sent as its words and those of its options, and after the end no question is sent at all', async () => {
  const app = await createApp()
  const bodies = await take(await signUpFinisher(app), 'right')

  for (const { running } of bodies.filter(({ status }) => status === 'running'))
    expect(Object.keys(running?.question ?? {})).toEqual(['id', 'position', 'question', 'options'])
  const ended = JSON.stringify(bodies.at(-1))
  for (const { id, words } of [...sampleForms.a, ...sampleForms.b])
    for (const { question, options } of words.values())
      for (const part of [id, question, ...options]) expect(ended).not.toContain(JSON.stringify(part))
})

it('nothing of it may be kept on the way', async () => {
  const app = await createApp()
  const { call, ...caller } = await app.signUp()
  await call('POST', '/api/assessments/before')

  const { headers } = await { ...caller }.download('/api/assessments/before')

  expect(headers['cache-control']).toBe('no-store')
})

it('a refusal has a code and, where it passes, says when', async () => {
  const app = await createApp()
  const caller = await signUpFinisher(app)
  await take(caller, 'right')

  const again = await caller.call('POST', '/api/assessments/after')
  const before = await caller.call('POST', '/api/assessments/before')
  const early = await (await app.signUp()).call('POST', '/api/assessments/after')

  expect([again.status, again.body.error.code]).toEqual([409, 'too-soon'])
  expect([before.status, before.body.error.code]).toEqual([409, 'journey-begun'])
  expect([early.status, early.body.error.code]).toEqual([409, 'modules-missing'])
})

it('what a device says of the time is not even read', async () => {
  const app = await createApp()
  const caller = await app.signUp()
  const { running } = (await caller.call('POST', '/api/assessments/before')).body
  const answer = { assessmentId: running.id, position: 1, questionId: running.question.id, option: null }

  const { status, body } = await caller.call('POST', '/api/assessments/before/answers', {
    ...answer,
    answeredAt: 1,
  })

  expect([status, body.error.field]).toEqual([400, 'answeredAt'])
})

it('a guest takes no check: a key could be found out with as many of them as one likes', async () => {
  const app = await createApp()
  const url = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=edutrain'
  const { idToken } = (await app.anonymous.call('POST', url, { returnSecureToken: true })).body
  const { call } = app.withToken(idToken)
  const answer = { assessmentId: crypto.randomUUID(), position: 1, questionId: '', option: null }

  const refused = [
    await call('POST', '/api/assessments/before'),
    await call('POST', '/api/assessments/before/answers', answer),
    await call('PUT', '/api/assessments/choices', { isOfferDeclined: true }),
  ]

  expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual(
    Array(3).fill([409, 'email-missing']),
  )
  expect(await app.db.selectFrom('assessments').selectAll().execute()).toEqual([])
})

it('what a stranger who had registered with the address has chosen goes when the account goes over to its owner', async () => {
  const app = await createApp()
  const caller = await app.signUp()
  await caller.call('PUT', '/api/assessments/choices', { isResultShown: true })

  await app.db.transaction().execute(async (tx) => assessments.reclaim?.(tx, app.clock(), caller.uid))

  expect((await caller.call('GET', '/api/assessments/after')).body.isResultShown).toBe(false)
})

it('goes with the account', async () => {
  const app = await createApp()
  const caller = await app.signUp()
  await take(caller, 'right', 'before')
  await caller.call('PUT', '/api/assessments/choices', { isOfferDeclined: true })

  await app.db.deleteFrom('accounts').where('id', '=', caller.uid).execute()

  expect(await app.db.selectFrom('assessments').selectAll().execute()).toEqual([])
  expect(await app.db.selectFrom('assessment_choices').selectAll().execute()).toEqual([])
})
