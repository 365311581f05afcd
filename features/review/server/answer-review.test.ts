import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Refusal } from '#platform/server/http/refusal.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz, rightOption, wrongOption } from '#workshop/testing/app/quiz-play.ts'
import { everyRow } from '#workshop/testing/database/snapshot.ts'
import { answerReview } from './answer-review.ts'
import { getReview } from './get-review.ts'
import { selectReviews } from './review.store.ts'

async function createReviewer(answered = 10) {
  const deps = { ...(await createTestDeps()), random: randomBytes }
  const learner = await createTestLearner(deps.db)
  await playQuiz(deps, learner.id, 1, answered)
  deps.clock.advance(day)
  return { deps, learner: learner.id }
}

const idOf = ({ bank }: TestDeps, position: number) => bank.get(1)?.[position - 1]?.id ?? ''
const rightly = (deps: TestDeps, position: number, reviewedAt = deps.clock()) => ({
  questionId: idOf(deps, position),
  version: deps.bank.get(1)?.[position - 1]?.version ?? '',
  reviewedAt,
  option: rightOption(deps, 1, position),
})
const wrongly = (deps: TestDeps, position: number, reviewedAt = deps.clock()) => ({
  ...rightly(deps, position, reviewedAt),
  option: wrongOption(deps, 1, position),
})
const refusedWith = (outcome: unknown) => {
  const { code, field } = outcome as Refusal
  return { code, field }
}
const dueOn = async (deps: TestDeps, learner: LearnerId) =>
  (await getReview(deps, learner)).questions.flatMap(({ id, dueAt }) => (dueAt <= deps.clock() ? [id] : []))

it('a right answer is due again after three days, a wrong one the next day, first of all', async () => {
  const { deps, learner } = await createReviewer(3)
  const [first, second, third] = [1, 2, 3].map((position) => idOf(deps, position))
  await answerReview(deps, learner, [rightly(deps, 1), wrongly(deps, 2)])

  deps.clock.advance(day)
  expect(await dueOn(deps, learner)).toEqual([second, third])
  await answerReview(deps, learner, [rightly(deps, 2)])
  deps.clock.advance(2 * day)

  expect(await dueOn(deps, learner)).toEqual([third, first])
})

it('what was sent twice counts once, and answers with the same review', async () => {
  const { deps, learner } = await createReviewer()
  const answers = [rightly(deps, 1), wrongly(deps, 2)]

  const first = await answerReview(deps, learner, answers)
  const second = await answerReview(deps, learner, answers)

  expect(second).toEqual(first)
  expect(await selectReviews(deps.db, learner)).toEqual([
    { questionId: expect.any(String), reviewedAt: deps.clock(), isRight: expect.any(Boolean) },
    { questionId: expect.any(String), reviewedAt: deps.clock(), isRight: expect.any(Boolean) },
  ])
})

it('two devices at once leave both answers, and both are told what was reviewed today', async () => {
  const { deps, learner } = await createReviewer()

  await Promise.all([
    answerReview(deps, learner, [rightly(deps, 1), rightly(deps, 2)]),
    answerReview(deps, learner, [wrongly(deps, 2, deps.clock() - 1), rightly(deps, 3)]),
  ])

  expect(await selectReviews(deps.db, learner)).toHaveLength(4)
  const { lately } = await getReview(deps, learner)
  expect(new Set(lately.map(({ questionId }) => questionId))).toEqual(
    new Set([1, 2, 3].map((position) => idOf(deps, position))),
  )
})

it('takes an answer in any language, and one from the future as of now', async () => {
  const { deps, learner } = await createReviewer()
  const option = deps.bank.get(1)?.[0]?.translations.fr?.answer ?? ''
  const answer = { ...rightly(deps, 1, deps.clock() + day), option }

  await answerReview(deps, learner, [answer])

  expect(await selectReviews(deps.db, learner)).toEqual([
    { questionId: idOf(deps, 1), reviewedAt: deps.clock(), isRight: true },
  ])
})

it('changes neither attempts nor completions (SX.42)', async () => {
  const { deps, learner } = await createReviewer()
  const { reviews: _before, review_sums: _sums, throttles: _counted, ...before } = await everyRow(deps.db)

  await answerReview(
    deps,
    learner,
    [1, 2, 3, 4, 5].map((position) => wrongly(deps, position)),
  )

  const { reviews, review_sums: _added, throttles: _more, ...after } = await everyRow(deps.db)
  expect(after).toEqual(before)
  expect(reviews).toHaveLength(5)
})

it('refuses what the learner has not answered, what is no option, what is too old, and then takes nothing', async () => {
  const { deps, learner } = await createReviewer()
  const notAnswered = { ...rightly(deps, 1), questionId: deps.bank.get(2)?.[0]?.id ?? '' }
  const noOption = { ...rightly(deps, 1), option: 'None of these' }
  const tooOld = rightly(deps, 1, deps.clock() - 30 * day - 1)
  const send = async (last: ReturnType<typeof rightly>) =>
    refusedWith(await answerReview(deps, learner, [rightly(deps, 2), last]))

  expect(await send(notAnswered)).toEqual({ code: 'unknown-question', field: 'answers.1.questionId' })
  expect(await send({ ...notAnswered, questionId: 'none' })).toMatchObject({ code: 'unknown-question' })
  expect(await send({ ...rightly(deps, 1), version: 'other' })).toMatchObject({ code: 'unknown-question' })
  expect(await send(noOption)).toEqual({ code: 'unknown-option', field: 'answers.1.option' })
  expect(await send(tooOld)).toEqual({ code: 'review-too-old', field: 'answers.1.reviewedAt' })
  expect(await selectReviews(deps.db, learner)).toEqual([])
})

it('takes an answer that waited while the content changed: in the words that were asked, or of a question that went', async () => {
  const { deps, learner } = await createReviewer()
  const [, second, ...others] = deps.bank.get(1) ?? []
  if (!second) throw new Error('module 1 has two questions')
  const [answer = '', ...wrong] = second.options.map((_, index) => `Option ${index}`)
  const rewritten = { ...second, version: 'new', options: [answer, ...wrong], answer, translations: {} }
  const sent = [rightly(deps, 1), rightly(deps, 2), { ...wrongly(deps, 3), reviewedAt: deps.clock() - 1 }]

  await answerReview({ ...deps, bank: new Map([[1, [rewritten, ...others]]]) }, learner, sent)

  expect(await selectReviews(deps.db, learner)).toEqual([
    { questionId: idOf(deps, 3), reviewedAt: deps.clock() - 1, isRight: false },
    ...[idOf(deps, 1), idOf(deps, 2)]
      .toSorted()
      .map((questionId) => ({ questionId, reviewedAt: deps.clock(), isRight: true })),
  ])
})

it('takes no answer in words that the learner has never answered', async () => {
  const { deps, learner } = await createReviewer()
  const changed = deps.bank.get(1)?.map((question) => ({ ...question, version: 'new' })) ?? []

  const outcome = await answerReview({ ...deps, bank: new Map([[1, changed]]) }, learner, [
    { ...rightly(deps, 1), version: 'new' },
  ])

  expect(refusedWith(outcome)).toEqual({ code: 'unknown-question', field: 'answers.0.questionId' })
})

it('an answer timed by what the server said of its clock counts, however far off the device’s is', async () => {
  for (const off of [-400 * day, -2 * day, -60_000, 0, 60_000, 2 * day, 400 * day]) {
    const { deps, learner } = await createReviewer(1)
    const deviceTime = () => deps.clock() + off
    const ahead = (await getReview(deps, learner)).now - deviceTime()
    deps.clock.advance(3_600_000)

    const reviewed = await answerReview(deps, learner, [rightly(deps, 1, deviceTime() + ahead)])

    expect(reviewed).toMatchObject({ questions: [{ answeredAt: deps.clock() }] })
    expect(await dueOn(deps, learner)).toEqual([])
  }
})

it('refuses the sixty-first call within ten minutes', async () => {
  const { deps, learner } = await createReviewer()
  for (let count = 0; count < 60; count++) await answerReview(deps, learner, [rightly(deps, 1)])

  const refused = await answerReview(deps, learner, [rightly(deps, 2)])
  deps.clock.advance(10 * 60_000)
  const later = await answerReview(deps, learner, [rightly(deps, 2)])

  expect(refusedWith(refused).code).toBe('too-many-requests')
  expect(later).toMatchObject({ now: deps.clock() })
})

it('keeps no more answers to a question than devices would send, also of several at once', async () => {
  const { deps, learner } = await createReviewer()
  const answers = (from: number) =>
    Array.from({ length: 4 }, (_, index) => rightly(deps, 1, deps.clock() - from - index))

  await Promise.all([0, 10, 20, 30].map((from) => answerReview(deps, learner, answers(from))))

  expect(await selectReviews(deps.db, learner)).toHaveLength(4)
})

it('keeps no more answers to a question than devices would send', async () => {
  const { deps, learner } = await createReviewer()
  const answers = Array.from({ length: 20 }, (_, index) => rightly(deps, 1, deps.clock() - index))

  await answerReview(deps, learner, answers)
  await answerReview(deps, learner, [rightly(deps, 1, deps.clock() - 100), rightly(deps, 2)])

  const stored = await selectReviews(deps.db, learner)
  expect(stored.filter(({ questionId }) => questionId === idOf(deps, 1))).toHaveLength(4)
  expect(stored).toHaveLength(5)
})

it('keeps no more answers of a day than all devices of a learner would send', async () => {
  const { deps, learner } = await createReviewer()
  for (const moduleNumber of [2, 3]) await playQuiz(deps, learner, moduleNumber)
  const questions = [1, 2, 3].flatMap((number) => deps.bank.get(number) ?? [])
  const answers = questions.flatMap(({ id, version, answer }) =>
    [0, 1, 2, 3].map((index) => ({
      questionId: id,
      version,
      option: answer,
      reviewedAt: deps.clock() - index,
    })),
  )

  for (let from = 0; from < answers.length; from += 20)
    await answerReview(deps, learner, answers.slice(from, from + 20))

  expect(answers).toHaveLength(120)
  expect(await selectReviews(deps.db, learner)).toHaveLength(60)
})

it('who answers a question wrongly every day for a year leaves no more than of a month, and is asked the same', async () => {
  const { deps, learner } = await createReviewer()
  for (let days = 0; days < 365; days++) {
    await answerReview(deps, learner, [wrongly(deps, 1), rightly(deps, 2)])
    deps.clock.advance(day)
  }

  const reviews = await selectReviews(deps.db, learner)
  const ofFirst = reviews.filter(({ questionId }) => questionId === idOf(deps, 1))
  const ofSecond = reviews.filter(({ questionId }) => questionId === idOf(deps, 2))
  // Of the last 31 days all, of the time before what the schedule was made of: a wrong answer, and four right ones.
  expect([ofFirst.length, ofSecond.length]).toEqual([32 + 1, 32 + 4])
  // Wrong yesterday, it is due today; finished after four right answers in time, the other one never again.
  const { questions } = await getReview(deps, learner)
  expect(questions[0]).toMatchObject({ id: idOf(deps, 1), isMissed: true, answeredAt: deps.clock() - day })
  expect(questions.map(({ id }) => id)).not.toContain(idOf(deps, 2))
})
