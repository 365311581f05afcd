import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { beginAttempt, playQuiz, wrongOption } from '#server/testing/app/quiz-play.ts'
import { answerQuestion } from './answer-question.ts'
import { listFirstAnswers } from './quizzes.facade.ts'

it('has the questions answered rightly, of an open quiz too, and no other', async () => {
  const deps = await createTestDeps()
  const [learner, other] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  await playQuiz(deps, learner.id, 2, 2)
  deps.clock.advance(5_000)
  await playQuiz(deps, learner.id, 2, 3)
  await playQuiz(deps, other.id, 1)

  const answers = await listFirstAnswers(deps.db, learner.id)

  expect(answers.map(({ questionId }) => questionId)).toEqual(
    deps.bank
      .get(2)
      ?.slice(0, 3)
      .map(({ id }) => id),
  )
  const now = deps.clock()
  expect(answers.map(({ answeredAt }) => answeredAt)).toEqual([now - 5_000, now - 5_000, now])
  expect(answers[0]).toMatchObject({ moduleNumber: 2, wasMissed: false })
})

it('says how each went the first time, whatever a later attempt brought, and every version in its order', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const { id } = await beginAttempt(deps, learner.id, 1)
  await answerQuestion(deps, learner.id, { attemptId: id, position: 1, option: wrongOption(deps, 1, 1) })
  await playQuiz(deps, learner.id, 1)
  const answeredAt = deps.clock()
  const before = await listFirstAnswers(deps.db, learner.id)
  deps.clock.advance(1_000)

  const [first, ...others] = deps.bank.get(1) ?? []
  if (!first) throw new Error('module 1 has questions')
  const bank = new Map([[1, [{ ...first, version: 'new' }, ...others]]])
  await playQuiz({ ...deps, bank, randomIndex: () => 0 }, learner.id, 1)

  expect(before.map(({ wasMissed }) => wasMissed)).toEqual([true, ...Array<boolean>(9).fill(false)])
  expect(before[0]).toMatchObject({ answeredAt })
  const after = await listFirstAnswers(deps.db, learner.id)
  expect(after.map(({ versions: _, ...first }) => first)).toEqual(
    before.map(({ versions: _, ...first }) => first),
  )
  expect(after[0]?.versions.map(({ version }) => version)).toEqual([first.version, 'new'])
  expect(after[0]?.versions.map(({ order }) => [...order].sort())).toEqual([
    first.options.map((_, index) => index),
    first.options.map((_, index) => index),
  ])
})

it('of an attempt from before times were kept each question counts as answered when it was begun', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const startedAt = deps.clock()
  const { id } = await beginAttempt(deps, learner.id, 1)
  deps.clock.advance(5_000)
  await playQuiz(deps, learner.id, 1)
  const { questions } = await deps.db
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const former = JSON.parse(questions).map(
    ({ answeredAt: _, ...question }: { answeredAt: number }) => question,
  )
  await deps.db
    .updateTable('attempts')
    .set({ questions: JSON.stringify(former) })
    .where('id', '=', id)
    .execute()

  const answers = await listFirstAnswers(deps.db, learner.id)

  expect(new Set(answers.map(({ answeredAt }) => answeredAt))).toEqual(new Set([startedAt]))
})
