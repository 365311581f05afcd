import { describe, expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { beginAttempt, playQuiz, rightOption } from '#workshop/testing/app/quiz-play.ts'
import { answerQuestion } from './answer-question.ts'
import { startAttempt } from './start-attempt.ts'

describe('starting an attempt', () => {
  it('opens at the first question, with its options, without the key or a score (S4.15, S9.9)', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)

    const { question, ...rest } = await beginAttempt(deps, learner.id, 3)

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
    const before = await beginAttempt(deps, learner.id, 1)

    const after = await beginAttempt({ ...deps, randomIndex: () => 0 }, learner.id, 1)

    expect(after).toEqual(before)
    expect(after.question?.position).toBe(5)
  })

  it('tells the places of the options that were tried, in their order on the page', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    const { id: attemptId, question } = await beginAttempt(deps, learner.id, 3)
    const options = question?.options ?? []
    const wrong = options.filter((option) => option !== rightOption(deps, 3, 1))

    for (const option of wrong) await answerQuestion(deps, learner.id, { attemptId, position: 1, option })

    const { question: after } = await beginAttempt(deps, learner.id, 3)
    expect(after?.tried).toEqual(options.flatMap((option, place) => (wrong.includes(option) ? place : [])))
  })

  it('gives two that start at once the same attempt', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)

    const [one, two] = await Promise.all([
      beginAttempt(deps, learner.id, 2),
      beginAttempt(deps, learner.id, 2),
    ])

    expect(one.id).toBe(two.id)
  })

  it('begins anew after a passed attempt', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    const passed = await playQuiz(deps, learner.id, 1)

    const next = await beginAttempt(deps, learner.id, 1)

    expect(next.id).not.toBe(passed.id)
    expect(next.question?.position).toBe(1)
  })

  it("keeps two learners' attempts apart", async () => {
    const deps = await createTestDeps()
    const one = await beginAttempt(deps, (await createTestLearner(deps.db)).id, 1)
    const two = await beginAttempt(deps, (await createTestLearner(deps.db)).id, 1)

    expect(one.id).not.toBe(two.id)
  })

  it('draws the order of the options', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)

    const attempt = await beginAttempt({ ...deps, randomIndex: () => 0 }, learner.id, 1)

    expect(attempt.question?.options).not.toEqual(deps.bank.get(1)?.[0]?.options)
  })

  it('goes on with the questions it began with after the content has changed', async () => {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    const before = await beginAttempt(deps, learner.id, 1)
    const rewritten =
      deps.bank.get(1)?.map((entry) => ({ ...entry, question: 'New words', version: 'new' })) ?? []

    const after = await beginAttempt({ ...deps, bank: new Map([[1, rewritten]]) }, learner.id, 1)

    expect(after).toEqual(before)
  })
})

describe('beginning a quiz again and again', () => {
  /** With two questions a quiz is passed soon. */
  async function createShortQuizzes() {
    const deps = await createTestDeps()
    const bank = new Map([1, 2].map((number) => [number, (deps.bank.get(number) ?? []).slice(0, 2)]))
    const { id: learner } = await createTestLearner(deps.db)
    return { deps: { ...deps, bank }, learner }
  }

  const day = 24 * 60 * 60_000

  it('goes on twenty times within a day, is then refused until the day is over, and says how long that is', async () => {
    const { deps, learner } = await createShortQuizzes()
    await playQuiz(deps, learner, 1)
    for (let again = 0; again < 20; again++) await playQuiz(deps, learner, 1)
    deps.clock.advance(60 * 60_000)

    const refused = await startAttempt(deps, learner, 1)

    expect(refused).toMatchObject({ code: 'too-many-attempts', retryAfter: 23 * 60 * 60 })
    deps.clock.advance(23 * 60 * 60_000 - 1)
    expect(await startAttempt(deps, learner, 1)).toMatchObject({ code: 'too-many-attempts', retryAfter: 1 })
    deps.clock.advance(1)
    expect(await startAttempt(deps, learner, 1)).toMatchObject({ moduleNumber: 1 })
  })

  it('keeps neither another quiz nor another learner from beginning', async () => {
    const { deps, learner } = await createShortQuizzes()
    for (let count = 0; count < 21; count++) await playQuiz(deps, learner, 1)
    const { id: other } = await createTestLearner(deps.db)
    for (const number of [1, 2]) await playQuiz(deps, other, number)

    expect(await startAttempt(deps, learner, 1)).toMatchObject({ code: 'too-many-attempts' })
    expect(await startAttempt(deps, learner, 2)).toMatchObject({ moduleNumber: 2 })
    expect(await startAttempt(deps, other, 1)).toMatchObject({ moduleNumber: 1 })
  })

  it('never refuses the attempt that is open, however often its page is loaded', async () => {
    const { deps, learner } = await createShortQuizzes()
    for (let count = 0; count < 20; count++) await playQuiz(deps, learner, 1)
    const open = await playQuiz(deps, learner, 1, 1)

    for (let load = 0; load < 50; load++)
      expect(await startAttempt(deps, learner, 1)).toMatchObject({ id: open.id, question: { position: 2 } })
  })

  it('counts nothing for who begins a module for the first time', async () => {
    const { deps, learner } = await createShortQuizzes()
    for (const number of [1, 2]) await playQuiz(deps, learner, number)

    expect(await deps.db.selectFrom('throttles').selectAll().execute()).toEqual([])
    deps.clock.advance(day)
    await playQuiz(deps, learner, 1)
    expect(await deps.db.selectFrom('throttles').selectAll().execute()).toHaveLength(1)
  })
})
