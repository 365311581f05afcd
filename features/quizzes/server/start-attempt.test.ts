import { describe, expect, it } from 'vitest'
import { Refusal } from '#platform/server/http/refusal.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { beginAttempt, playQuiz, rightOption, wrongOption } from '#workshop/testing/app/quiz-play.ts'
import { answerQuestion } from './answer-question.ts'
import { firstLanguage } from './attempt-view.ts'
import { countCompletions, countStops } from './count-quizzes.ts'
import { listAtStep, type QuizStep } from './list-at-step.ts'
import { exportQuizzes, publishQuestions } from './quizzes.facade.ts'
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
    await playQuiz(deps, learner.id, 1, 2)
    const before = await beginAttempt(deps, learner.id, 1)
    const rewritten =
      deps.bank.get(1)?.map((entry) => ({ ...entry, question: 'New words', version: 'new' })) ?? []

    const after = await beginAttempt({ ...deps, bank: new Map([[1, rewritten]]) }, learner.id, 1)

    expect(after).toEqual(before)
  })
})

describe('an attempt that no answer has begun', () => {
  async function draw() {
    const deps = await createTestDeps()
    const learner = await createTestLearner(deps.db)
    const drawn = await beginAttempt(deps, learner.id, 1)
    const stored = () => deps.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
    return { deps, learner: learner.id, drawn, stored }
  }

  it.each([
    ['right', rightOption],
    ['wrong', wrongOption],
  ])('begins with its first answer, a %s one, and only then', async (_which, optionOf) => {
    const { deps, learner, drawn, stored } = await draw()
    expect(await stored()).toMatchObject({ started_at: 0, begun_at: null })
    deps.clock.advance(5_000)
    const answer = { attemptId: drawn.id, position: 1, option: optionOf(deps, 1, 1) }
    await answerQuestion(deps, learner, answer, () => 'fr')
    const begun = { started_at: deps.clock(), begun_at: deps.clock(), language: 'fr' }
    expect(await stored()).toMatchObject(begun)
    deps.clock.advance(5_000)
    await playQuiz(deps, learner, 1, 2)
    expect(await stored()).toMatchObject(begun)
  })

  it('counts as begun nowhere, and is in the download of its learner', async () => {
    const { deps, learner, drawn } = await draw()
    expect((await countCompletions(deps.db, 1))[0]).toEqual({ begun: 0, completed: 0 })
    expect((await countStops(deps.db, 9)).begunAny).toBe(0)
    const at = (step: QuizStep) => listAtStep({ db: deps.db, moduleCount: 9 }, [learner], step)
    expect(await at({ step: 'not-begun' })).toEqual(new Set([learner]))
    expect(await at({ step: 'in-quiz', moduleNumber: 1 })).toEqual(new Set())
    expect((await exportQuizzes(deps.db, learner)).attempts).toMatchObject([
      { id: drawn.id, startedAt: null },
    ])
  })

  it('leaves its learner where the module before was completed', async () => {
    const { deps, learner } = await draw()
    await playQuiz(deps, learner, 1)
    await beginAttempt(deps, learner, 2)
    expect((await countStops(deps.db, 9)).notGoneOn[0]).toBe(1)
    await playQuiz(deps, learner, 2, 1)
    expect((await countStops(deps.db, 9)).notGoneOn[0]).toBe(0)
  })

  it('takes the words of today, and leaves the questions that are the same as they were', async () => {
    const { deps, learner, drawn } = await draw()
    const [first, ...others] = deps.bank.get(1) ?? []
    if (!first) throw new Error('the bank is empty')
    const bank = new Map([[1, [{ ...first, question: 'New words', version: 'new' }, ...others]]])
    await publishQuestions(deps, bank)

    const renewed = await startAttempt({ ...deps, bank }, learner, 1, firstLanguage, { paper: true })

    const before = await startAttempt(deps, learner, 1, firstLanguage, { paper: true })
    if (renewed instanceof Refusal || before instanceof Refusal) throw new Error('refused')
    expect(renewed.attempt).toMatchObject({ id: drawn.id, question: { question: 'New words' } })
    expect(renewed.paper?.slice(1)).toEqual(before.paper?.slice(1))
  })
})

describe('the paper', () => {
  it('has all questions in the order of the attempt, as the page shows them one after the other', async () => {
    const deps = await createTestDeps()
    const { id: learner } = await createTestLearner(deps.db)
    const started = await startAttempt(deps, learner, 1, () => 'fr', { paper: true })
    if (started instanceof Refusal) throw new Error(started.message)
    const { attempt, paper = [] } = started
    expect(paper).toHaveLength(10)
    for (const [index, { question, options, section }] of paper.entries()) {
      const shown = (await beginAttempt(deps, learner, 1, () => 'fr')).question
      expect({ question, options, section }).toEqual({
        question: shown?.question,
        options: shown?.options,
        section: shown?.section,
      })
      const option = rightOption(deps, 1, index + 1)
      await answerQuestion(deps, learner, { attemptId: attempt.id, position: index + 1, option })
    }
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
    expect(await startAttempt(deps, learner, 1)).toMatchObject({ attempt: { moduleNumber: 1 } })
  })

  it('keeps neither another quiz nor another learner from beginning', async () => {
    const { deps, learner } = await createShortQuizzes()
    for (let count = 0; count < 21; count++) await playQuiz(deps, learner, 1)
    const { id: other } = await createTestLearner(deps.db)
    for (const number of [1, 2]) await playQuiz(deps, other, number)

    expect(await startAttempt(deps, learner, 1)).toMatchObject({ code: 'too-many-attempts' })
    expect(await startAttempt(deps, learner, 2)).toMatchObject({ attempt: { moduleNumber: 2 } })
    expect(await startAttempt(deps, other, 1)).toMatchObject({ attempt: { moduleNumber: 1 } })
  })

  it('never refuses the attempt that is open, however often its page is loaded', async () => {
    const { deps, learner } = await createShortQuizzes()
    for (let count = 0; count < 20; count++) await playQuiz(deps, learner, 1)
    const open = await playQuiz(deps, learner, 1, 1)

    for (let load = 0; load < 50; load++)
      expect(await startAttempt(deps, learner, 1)).toMatchObject({
        attempt: { id: open.id, question: { position: 2 } },
      })
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
