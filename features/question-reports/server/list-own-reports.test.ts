import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { listOwnReports } from './list-question-reports.ts'
import { submitQuestionReport } from './submit-question-report.ts'

it('lists the learner’s own reports, the latest first, in the language of the page', async () => {
  const deps = { ...(await createTestDeps()), random: randomBytes }
  const [learner, other] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  for (const { id } of [learner, other]) await playQuiz(deps, id, 1, 2)
  for (const position of [1, 2]) {
    const report = { moduleNumber: 1, asked: { position }, reason: 'other', words: `of ${position}` } as const
    await submitQuestionReport(deps, learner.id, report)
    deps.clock.advance(1)
  }

  const questions = deps.bank.get(1)
  expect(await listOwnReports(deps.db, learner.id, () => 'fr')).toMatchObject([
    { words: 'of 2', question: questions?.[1]?.translations.fr?.question },
    { words: 'of 1', question: questions?.[0]?.translations.fr?.question },
  ])
  expect(await listOwnReports(deps.db, other.id)).toEqual([])
})
