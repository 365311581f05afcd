import { expect, it } from 'vitest'
import type { Assessment } from '#features/assessments/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestApp, type TestApp, type TestCaller } from '#workshop/testing/app/app.ts'
import { optionFor } from '#workshop/testing/app/assessments.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { sampleForms } from '#workshop/testing/app/sample-forms.ts'

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
    const option = optionFor({ forms: sampleForms }, assessment, how)
    assessment = await call('POST', `/api/assessments/${kind}/answers`, {
      assessmentId,
      position: question.position,
      option,
    })
    await call('GET', `/api/assessments/${kind}`)
  }
  const anonymous = (body: Assessment) => ({ ...body, running: body.running && { ...body.running, id: '' } })
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
    expect(Object.keys(running?.question ?? {})).toEqual(['position', 'question', 'options'])
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
  const answer = { assessmentId: running.id, position: 1, option: null }

  const { status, body } = await caller.call('POST', '/api/assessments/before/answers', {
    ...answer,
    answeredAt: 1,
  })

  expect([status, body.error.field]).toEqual([400, 'answeredAt'])
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
