import { expect, it } from 'vitest'
import { publishQuestions } from '#features/quizzes/server/quizzes.facade.ts'
import { createTestDeps, type TestDeps } from '#workshop/testing/app/deps.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { playQuiz } from '#workshop/testing/app/quiz-play.ts'
import { getItemAnalysis } from './get-item-analysis.ts'
import { noAnswers } from './item-statistics.ts'
import { upsertStatistics } from './question-statistics.store.ts'

/** The first question of module 3, answered by a hundred: sixty rightly, forty with one and the same wrong option. */
async function addAnswers({ db, bank }: TestDeps) {
  const question = bank.get(3)?.[0]
  if (!question) throw new Error('the bank is empty')
  const right = question.options.indexOf(question.answer)
  const chosen = right === 0 ? 1 : 0
  const firstWrong = question.options.map((_, option) => (option === chosen ? 40 : 0))
  const sums = { ...noAnswers, answers: 100, right: 60, restSum: 500, restSquares: 2600, restOfRight: 310 }
  const counted = { id: question.id, version: question.version, moduleNumber: 3 }
  await upsertStatistics(db, [{ ...counted, language: 'fr', sums: { ...sums, firstWrong } }])
  return { question, chosen }
}

it('has the questions of the module in their order, with zeros while none was answered', async () => {
  const deps = await createTestDeps()

  const { questions, ...rest } = await getItemAnalysis(deps, 2)

  expect(questions.map(({ id }) => id)).toEqual(deps.bank.get(2)?.map(({ id }) => id))
  expect(questions[0]).toMatchObject({
    inUse: true,
    answers: 0,
    right: 0,
    discrimination: null,
    languages: [],
  })
  expect(rest).toMatchObject({ attempts: 0, countedUpTo: null, isComplete: true })
  expect(rest.modules).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((moduleNumber) => ({ moduleNumber, flagged: 0 })),
  )
})

it('names the wrong options, those that are hardly chosen, and what discriminates little', async () => {
  const deps = await createTestDeps()
  const { question, chosen } = await addAnswers(deps)

  const { questions, modules } = await getItemAnalysis(deps, 3, () => 'fr')

  const [first] = questions
  const words = question.translations.fr
  expect(first).toMatchObject({ question: words?.question, answer: words?.answer, answers: 100, right: 60 })
  // Means 310 / 60 and 190 / 40, deviation 1, 60 of 100 right.
  expect(first?.discrimination).toBeCloseTo((310 / 60 - 190 / 40) * Math.sqrt(0.24))
  expect(first?.discriminatesLittle).toBe(false)
  expect(first?.wrongOptions).toEqual(
    words?.options
      .filter((option) => option !== words.answer)
      .map((option) => ({
        option,
        chosen: option === words.options[chosen] ? 40 : 0,
        isUnused: option !== words.options[chosen],
      })),
  )
  expect(first?.languages).toMatchObject([{ language: 'fr', answers: 100, right: 60 }])
  expect(modules.filter(({ flagged }) => flagged > 0)).toEqual([{ moduleNumber: 3, flagged: 1 }])
})

it('says of each language how often each wrong option was chosen there, and how well it discriminates', async () => {
  const deps = await createTestDeps()
  const { question, chosen } = await addAnswers(deps)
  const firstWrong = question.options.map((option) => (option === question.answer ? 0 : 5))
  const sums = { ...noAnswers, answers: 20, right: 20 - 5 * (question.options.length - 1), firstWrong }
  const counted = { id: question.id, version: question.version, moduleNumber: 3 }
  await upsertStatistics(deps.db, [{ ...counted, language: 'en', sums }])

  const [first] = (await getItemAnalysis(deps, 3)).questions

  const wrong = question.options.filter((option) => option !== question.answer)
  const inFrench = wrong.map((option) => (option === question.options[chosen] ? 40 : 0))
  expect(first?.wrongOptions.map((one) => one.chosen)).toEqual(inFrench.map((count) => count + 5))
  expect(first?.languages).toMatchObject([
    { language: 'en', discrimination: null, chosen: wrong.map(() => 5) },
    { language: 'fr', chosen: inFrench },
  ])
  expect(first?.languages[1]?.discrimination).toBeCloseTo((310 / 60 - 190 / 40) * Math.sqrt(0.24))
})

it('counts what has come since it was last read, and says up to when', async () => {
  const deps = await createTestDeps()
  const learner = await createTestLearner(deps.db)
  await playQuiz(deps, learner.id, 1)
  const passedAt = deps.clock()
  deps.clock.advance(60_000)

  const { questions, attempts, countedUpTo } = await getItemAnalysis(deps, 1)

  expect({ attempts, countedUpTo }).toEqual({ attempts: 1, countedUpTo: passedAt })
  for (const question of questions) expect(question).toMatchObject({ answers: 1, right: 1 })
})

it('lists earlier wordings that were answered after those asked now, and marks no module for them', async () => {
  const deps = await createTestDeps()
  const { question } = await addAnswers(deps)
  const changed = { ...question, question: 'In other words?', version: 'new' }
  const bank = new Map([...deps.bank, [3, [changed]]])
  await publishQuestions(deps, bank)

  const { questions, modules } = await getItemAnalysis({ ...deps, bank }, 3)

  expect(questions).toMatchObject([
    { id: question.id, version: 'new', question: 'In other words?', inUse: true, answers: 0 },
    { id: question.id, version: question.version, question: question.question, inUse: false, answers: 100 },
  ])
  expect(modules.every(({ flagged }) => flagged === 0)).toBe(true)
})
