import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { exportItemAnalysis } from './export-item-analysis.ts'

it('gives every question, of all languages and of each, and writes down that it was asked for', async () => {
  const deps = await createTestDeps()
  const [one, other] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  await playQuiz(deps, one.id, 1)
  await playQuiz(deps, other.id, 1, 10, () => 'fr')
  deps.clock.advance(60_000)

  const rows = []
  for await (const row of expectDone(await exportItemAnalysis(deps, testOperator))) rows.push(row)

  const question = deps.bank.get(1)?.[0]
  expect(rows).toHaveLength(90 + 10 * 2)
  expect(rows.slice(0, 3)).toMatchObject([
    {
      module: 1,
      question_id: question?.id,
      language: 'all',
      in_use: true,
      answers: 2,
      right_at_first_try: 2,
    },
    { language: 'en', answers: 1, discrimination: null },
    { language: 'fr', answers: 1, discriminates_little: false },
  ])
  expect(question?.options).toContain(rows[0]?.wrong_option_1)
  expect(rows[0]).toMatchObject({ chosen_first_1: 0, unused_1: false })
  expect((await listAuditEvents(deps.db)).events).toMatchObject([
    { by: testOperator.email, type: 'list-exported', detail: 'questions' },
  ])
})

it('is refused while some answers are not counted, counts on each time, and is no export until then', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  for (const moduleNumber of [1, 2]) await playQuiz(deps, learner.id, moduleNumber)
  deps.clock.advance(60_000)
  const ask = () => exportItemAnalysis(deps, testOperator, firstLanguage, 1)

  const outcomes = [await ask(), await ask()]

  expect(outcomes.map(codeOf)).toEqual(['still-counting', 'still-counting'])
  expect((await listAuditEvents(deps.db)).events).toEqual([])
  const rows = []
  for await (const row of expectDone(await ask())) rows.push(row)
  expect(rows.filter(({ answers, language }) => answers === 1 && language === 'all')).toHaveLength(20)
})
