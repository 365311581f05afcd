import { expect, it } from 'vitest'
import { answerQuestion } from '#features/quizzes/server/answer-question.ts'
import { day } from '#platform/server/clock/clock.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { beginAttempt, playQuiz, wrongOption } from '#workshop/testing/app/quiz-play.ts'
import { getReview } from './get-review.ts'
import { insertReviews } from './review.store.ts'

const idsOf = ({ bank }: TestDeps, moduleNumber: number) => bank.get(moduleNumber)?.map(({ id }) => id) ?? []

it('asks what was answered a day ago, missed ones first, with the key, in the order that the learner saw', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const { id } = await beginAttempt({ ...deps, randomIndex: () => 0 }, learner.id, 1)
  await playQuiz(deps, learner.id, 1, 6)
  await answerQuestion(deps, learner.id, { attemptId: id, position: 7, option: wrongOption(deps, 1, 7) })
  await playQuiz(deps, learner.id, 1)
  const before = await getReview(deps, learner.id)
  deps.clock.advance(day)

  const { questions } = await getReview(deps, learner.id)

  expect(before).toMatchObject({ now: deps.clock() - day, lately: [] })
  expect(before.questions.map(({ dueAt }) => dueAt > before.now)).toEqual(Array(10).fill(true))
  expect(questions.map((each) => each.id)).toEqual(
    [6, 0, 1, 2, 3, 4, 5, 7, 8, 9].map((index) => idsOf(deps, 1)[index]),
  )
  const stored = deps.bank.get(1)?.[6]
  const [first] = questions
  expect(first).toMatchObject({ isMissed: true, answeredAt: before.now, dueAt: before.now + 20 * (day / 24) })
  expect(first).toMatchObject({ moduleNumber: 1, question: stored?.question, language: 'en' })
  expect(first?.options).not.toEqual(stored?.options)
  expect(first?.options.toSorted()).toEqual(stored?.options.toSorted())
  expect(first?.options[first.right]).toBe(stored?.answer)
})

it('tells what was reviewed in the last 25 hours, the longest day there is', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const review = (questionId: string, hoursAgo: number) => ({
    questionId,
    reviewedAt: deps.clock() - hoursAgo * (day / 24),
    isRight: true,
  })
  await insertReviews(deps.db, learner.id, [review('before', 25), review('in it', 24.9), review('now', 0)])

  const { lately } = await getReview(deps, learner.id)

  expect(lately.map(({ questionId }) => questionId)).toEqual(['in it', 'now'])
})

it('asks in the language that is chosen, the options in the same places', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await playQuiz({ ...deps, randomIndex: () => 0 }, learner.id, 1)
  deps.clock.advance(day)

  const english = await getReview(deps, learner.id)
  const french = await getReview(deps, learner.id, () => 'fr')

  const [first] = french.questions
  expect(first).toMatchObject({ language: 'fr', languages: ['en', 'fr'] })
  expect(first?.options[first.right]).toBe(deps.bank.get(1)?.[0]?.translations.fr?.answer)
  expect(french.questions.map(({ right }) => right)).toEqual(english.questions.map(({ right }) => right))
})

it('asks nothing that the learner has not answered, though others have and the quiz is open', async () => {
  const deps = await createTestDeps()
  const [learner, other] = [await createTestLearner(deps.db), await createTestLearner(deps.db)]
  await playQuiz(deps, other.id, 2)
  await playQuiz(deps, learner.id, 1, 2)
  deps.clock.advance(40 * day)

  const { questions } = await getReview(deps, learner.id)

  expect(questions.map(({ id }) => id)).toEqual(idsOf(deps, 1).slice(0, 2))
})

it('sends what is due next too, so that a device goes on without a connection, and 20 questions at most', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await playQuiz(deps, learner.id, 1)
  deps.clock.advance(day)
  await playQuiz(deps, learner.id, 2)
  deps.clock.advance(60_000)
  await playQuiz(deps, learner.id, 3, 3)

  const { now, questions } = await getReview(deps, learner.id)

  expect(questions.map(({ id }) => id)).toEqual([...idsOf(deps, 1), ...idsOf(deps, 2)])
  expect(questions.map(({ dueAt }) => dueAt <= now)).toEqual([
    ...Array(10).fill(true),
    ...Array(10).fill(false),
  ])
})

it('a question that was missed, and answered rightly days after the quiz was begun, is due the day after that', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  const { id } = await beginAttempt(deps, learner.id, 1)
  await answerQuestion(deps, learner.id, { attemptId: id, position: 1, option: wrongOption(deps, 1, 1) })
  deps.clock.advance(3 * day)
  await playQuiz(deps, learner.id, 1, 1)
  const answeredAt = deps.clock()
  deps.clock.advance(1_000)

  const open = await getReview(deps, learner.id)
  await playQuiz(deps, learner.id, 1)
  const passed = await getReview(deps, learner.id)

  const expected = { id: idsOf(deps, 1)[0], isMissed: true, answeredAt, dueAt: answeredAt + 20 * (day / 24) }
  expect(open.questions).toEqual([expect.objectContaining(expected)])
  expect(passed.questions[0]).toMatchObject(expected)
})

it('asks no key of words that the learner has not answered: those that were answered stay, or nothing', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await playQuiz(deps, learner.id, 1, 4)
  deps.clock.advance(day)
  const [same, reworded, rekeyed] = deps.bank.get(1) ?? []
  if (!same || !reworded || !rekeyed) throw new Error('module 1 has three questions')
  const [other = ''] = rekeyed.options.filter((option) => option !== rekeyed.answer)
  const bank = new Map([
    [
      1,
      [
        same,
        { ...reworded, version: 'new', question: 'New words', explanation: 'A new explanation' },
        { ...rekeyed, version: 'new', answer: other },
      ],
    ],
  ])

  const review = await getReview({ ...deps, bank }, learner.id)

  expect(review.questions.map(({ id, version }) => [id, version])).toEqual([
    [same.id, same.version],
    [reworded.id, reworded.version],
  ])
  expect(review.questions[1]).toMatchObject({
    question: reworded.question,
    explanation: reworded.explanation,
  })
  expect(JSON.stringify(review)).not.toContain('new')
})

it('asks the present words again once they were answered, in the order in which they were', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await playQuiz(deps, learner.id, 1)
  deps.clock.advance(day)
  const [first, ...others] = deps.bank.get(1) ?? []
  if (!first) throw new Error('module 1 has questions')
  const options = [...first.options.slice(1), 'One more', first.options[0] ?? '']
  const changed = { ...deps, bank: new Map([[1, [{ ...first, version: 'new', options }, ...others]]]) }
  await playQuiz({ ...changed, randomIndex: () => 0 }, learner.id, 1, 1)

  const { questions } = await getReview(changed, learner.id)

  const asked = questions.find(({ id }) => id === first.id)
  expect(asked?.version).toBe('new')
  expect(asked?.options.toSorted()).toEqual(options.toSorted())
  expect(asked?.options[asked.right]).toBe(first.answer)
})
