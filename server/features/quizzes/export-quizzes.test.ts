import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { beginAttempt, playQuiz, rightOption, wrongOption } from '#server/testing/app/quiz-play.ts'
import { answerQuestion } from './answer-question.ts'
import { exportQuizzes } from './quizzes.facade.ts'

it("has the learner's own attempts and completions", async () => {
  const deps = await createTestDeps()
  const [learner, other] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  const now = deps.clock()
  const passed = await playQuiz(deps, learner.id, 1)
  await playQuiz(deps, other.id, 2)

  const { attempts, completions } = await exportQuizzes(deps.db, learner.id)

  expect(attempts).toMatchObject([
    { id: passed.id, moduleNumber: 1, answered: 10, startedAt: now, passedAt: now, language: 'en' },
  ])
  expect(attempts[0]?.questions).toHaveLength(10)
  expect(attempts[0]?.questions[0]).toMatchObject({ answeredAt: now })
  expect(completions).toEqual([{ moduleNumber: 1, attemptId: passed.id, completedAt: now, recordedAt: now }])
})

it('has the wrong options that were tried, but no text of a right one', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const { id } = await beginAttempt(deps, learner.id, 1)
  await answerQuestion(deps, learner.id, { attemptId: id, position: 1, option: wrongOption(deps, 1, 1) })

  const exported = await exportQuizzes(deps.db, learner.id)

  expect(exported.attempts[0]?.questions[0]?.tried).toHaveLength(1)
  expect(JSON.stringify(exported)).not.toContain(rightOption(deps, 1, 1))
})

it('has no word of a question that was not asked yet', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await playQuiz(deps, learner.id, 1, 3)

  const { attempts } = await exportQuizzes(deps.db, learner.id)

  const asked = deps.bank.get(1)?.slice(0, 4)
  expect(attempts[0]?.questions.map(({ id }) => id)).toEqual(asked?.map(({ id }) => id))
})
