import { expect, it } from 'vitest'
import { firstLanguage } from '#features/quizzes/server/attempt-view.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { listPollQuestions } from './list-poll-questions.ts'

it('has every question of ours, in every language', async () => {
  const deps = await createTestDeps()

  for (const [moduleNumber, questions] of deps.bank)
    for (const language of ['en', 'fr'])
      expect(listPollQuestions(deps, moduleNumber, () => language).questions).toHaveLength(questions.length)
})

it('draws the order of options, so that it does not tell which is right', async () => {
  const { bank } = await createTestDeps()
  const optionsWith = (randomIndex: (below: number) => number) =>
    listPollQuestions({ bank, randomIndex }, 2, firstLanguage).questions[0]?.options
  const [question] = bank.get(2) ?? []

  expect(optionsWith((below) => below - 1)).toEqual(question?.options)
  expect(optionsWith(() => 0)).not.toEqual(question?.options)
  expect(optionsWith(() => 0)?.toSorted()).toEqual(question?.options.toSorted())
})

it('leaves out what is too long for a poll', async () => {
  const deps = await createTestDeps()
  const [first, second, ...others] = deps.bank.get(1) ?? []
  if (!first || !second) throw new Error('the bank is empty')
  const long = { ...first, question: 'a'.repeat(401) }
  const wide = { ...second, options: ['b'.repeat(81), ...second.options.slice(1)] }
  const bank = new Map([[1, [long, wide, ...others]]])

  const { questions } = listPollQuestions({ ...deps, bank }, 1, firstLanguage)

  expect(questions.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
})
