import { describe, expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/app/deps.ts'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { playQuiz, rightOption } from '#server/testing/app/quiz-play.ts'
import { answerQuestion } from './answer-question.ts'
import { startAttempt } from './start-attempt.ts'

describe('starting an attempt', () => {
  it('opens at the first question, with its options, without the key or a score (S9.9)', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)

    const { question, ...rest } = await startAttempt(deps, learner.id, 3)

    const first = deps.bank.get(3)?.[0]
    expect(question).toEqual({
      position: 1,
      question: first?.question,
      options: expect.any(Array),
      tried: [],
      hint: null,
      section: first?.section,
    })
    expect(question?.options.toSorted()).toEqual(first?.options.toSorted())
    expect(rest).toEqual({
      id: expect.any(String),
      moduleNumber: 3,
      questionCount: 10,
      firstTries: null,
      answered: null,
      language: 'en',
      languages: ['en', 'fr'],
    })
  })

  it('resumes where the learner was, with the options in the same order', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    await playQuiz(deps, learner.id, 1, 4)
    const before = await startAttempt(deps, learner.id, 1)

    const after = await startAttempt({ ...deps, randomIndex: () => 0 }, learner.id, 1)

    expect(after).toEqual(before)
    expect(after.question?.position).toBe(5)
  })

  it('tells the places of the options that were tried, in their order on the page', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    const { id: attemptId, question } = await startAttempt(deps, learner.id, 3)
    const options = question?.options ?? []
    const wrong = options.filter((option) => option !== rightOption(deps, 3, 1))

    for (const option of wrong) await answerQuestion(deps, learner.id, { attemptId, position: 1, option })

    const { question: after } = await startAttempt(deps, learner.id, 3)
    expect(after?.tried).toEqual(options.flatMap((option, place) => (wrong.includes(option) ? place : [])))
  })

  it('gives two that start at once the same attempt', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)

    const [one, two] = await Promise.all([
      startAttempt(deps, learner.id, 2),
      startAttempt(deps, learner.id, 2),
    ])

    expect(one.id).toBe(two.id)
  })

  it('begins anew after a passed attempt', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    const passed = await playQuiz(deps, learner.id, 1)

    const next = await startAttempt(deps, learner.id, 1)

    expect(next.id).not.toBe(passed.id)
    expect(next.question?.position).toBe(1)
  })

  it("keeps two learners' attempts apart", async () => {
    const deps = await createTestDeps()
    const one = await startAttempt(deps, (await createTestLearner(deps.db)).id, 1)
    const two = await startAttempt(deps, (await createTestLearner(deps.db)).id, 1)

    expect(one.id).not.toBe(two.id)
  })

  it('draws the order of the options', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)

    const attempt = await startAttempt({ ...deps, randomIndex: () => 0 }, learner.id, 1)

    expect(attempt.question?.options).not.toEqual(deps.bank.get(1)?.[0]?.options)
  })

  it('goes on with the questions it began with after the content has changed', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    const before = await startAttempt(deps, learner.id, 1)
    const rewritten =
      deps.bank.get(1)?.map((entry) => ({ ...entry, question: 'New words', version: 'new' })) ?? []

    const after = await startAttempt({ ...deps, bank: new Map([[1, rewritten]]) }, learner.id, 1)

    expect(after).toEqual(before)
  })
})
