import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { codeOf } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { selectReportsOf } from './question-report.store.ts'
import { submitQuestionReport } from './submit-question-report.ts'

const report = {
  moduleNumber: 1,
  asked: { position: 2 },
  reason: 'unclear',
  words: 'What does it mean?',
} as const

/** A learner who has answered the first three questions of module 1. */
async function prepare() {
  const deps = { ...(await createTestDeps()), random: randomBytes }
  const { id: learner } = await createTestLearner(deps.db)
  await playQuiz(deps, learner, 1, 3)
  return { deps, learner, question: deps.bank.get(1)?.[1] }
}

it('keeps which version was meant, in which language, and why', async () => {
  const { deps, learner, question } = await prepare()

  expect(await submitQuestionReport(deps, learner, report, () => 'fr')).toEqual({ reported: true })

  expect(await selectReportsOf(deps.db, learner)).toMatchObject([
    {
      questionId: question?.id,
      version: question?.version,
      moduleNumber: 1,
      language: 'fr',
      reason: 'unclear',
      words: report.words,
      reportedAt: deps.clock(),
      status: 'open',
      reply: null,
      handledAt: null,
    },
  ])
})

it('takes one for each question and version, also of two at once (SX.45)', async () => {
  const { deps, learner } = await prepare()

  const outcomes = await Promise.all([
    submitQuestionReport(deps, learner, report),
    submitQuestionReport(deps, learner, { ...report, reason: 'other' }),
  ])

  expect(outcomes.map(codeOf)).toContain('already-reported')
  expect(await selectReportsOf(deps.db, learner)).toHaveLength(1)
  expect(await submitQuestionReport(deps, learner, { ...report, asked: { position: 1 } })).toEqual({
    reported: true,
  })
})

it('takes another one once the words have changed and were answered again', async () => {
  const { deps, learner, question } = await prepare()
  await submitQuestionReport(deps, learner, report)
  await playQuiz(deps, learner, 1)
  deps.clock.advance(1)
  const changed = (deps.bank.get(1) ?? []).map((one) =>
    one.id === question?.id ? { ...one, version: 'new' } : one,
  )
  await playQuiz({ ...deps, bank: new Map([[1, changed]]) }, learner, 1, 2)

  expect(await submitQuestionReport(deps, learner, report)).toEqual({ reported: true })

  const versions = (await selectReportsOf(deps.db, learner)).map(({ version }) => version)
  expect(versions.toSorted()).toEqual([question?.version ?? '', 'new'].toSorted())
})

it('refuses a question that this learner has not answered', async () => {
  const { deps, learner } = await prepare()
  const { id: other } = await createTestLearner(deps.db)

  const fourth = { ...report, asked: { position: 4 } }
  expect(codeOf(await submitQuestionReport(deps, learner, fourth))).toBe('question-not-answered')
  expect(codeOf(await submitQuestionReport(deps, other, report))).toBe('question-not-answered')
})

it('takes one about a question that was reviewed, by its version, and none about what was not answered', async () => {
  const { deps, learner, question } = await prepare()
  const { id: other } = await createTestLearner(deps.db)
  const asked = { id: question?.id ?? '', version: question?.version ?? '' }
  const notAnswered = deps.bank.get(1)?.[3]
  const submit = (parts: object, who = learner) =>
    submitQuestionReport(deps, who, { ...report, asked, ...parts })

  expect(await submit({}, other)).toMatchObject({ code: 'question-not-answered', field: 'asked' })
  for (const parts of [
    { asked: { ...asked, version: 'other' } },
    { asked: { id: notAnswered?.id, version: notAnswered?.version } },
    { moduleNumber: 2 },
  ])
    expect(codeOf(await submit(parts))).toBe('question-not-answered')
  expect(await submit({})).toEqual({ reported: true })
  expect(codeOf(await submit({ asked: report.asked }))).toBe('already-reported')
  expect(await selectReportsOf(deps.db, learner)).toMatchObject([
    { questionId: asked.id, version: asked.version },
  ])
})

it('refuses the twenty-first within ten minutes', async () => {
  const { deps, learner } = await prepare()
  const codes = []
  for (let count = 0; count < 21; count++)
    codes.push(codeOf(await submitQuestionReport(deps, learner, report)))

  expect(codes[19]).toBe('already-reported')
  expect(codes[20]).toBe('too-many-requests')
  deps.clock.advance(10 * 60_000)
  expect(codeOf(await submitQuestionReport(deps, learner, report))).toBe('already-reported')
})

it('goes with the account', async () => {
  const { deps, learner } = await prepare()
  await submitQuestionReport(deps, learner, report)

  await deps.db.deleteFrom('accounts').where('id', '=', learner).execute()

  expect(await deps.db.selectFrom('question_reports').select('id').execute()).toEqual([])
})
