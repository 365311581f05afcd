import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { questionsInForm } from '#features/assessments/server/form-file.ts'
import { loadContent } from '../loading.ts'
import { mostByGuessing, scoreOf, strategies } from '../quizzes/guessing.ts'

const { base, translations } = loadContent(join(import.meta.dirname, '../../../../content'))
const languages = [base, ...translations].map(({ language, forms }) => ({
  language,
  questions: forms.flatMap(({ questions }) => questions),
}))

it.each(languages)('both forms are there in $language', ({ questions }) => {
  expect(questions).toHaveLength(2 * questionsInForm)
})

describe.each(languages)('who has not read our lessons in $language', ({ language, questions }) => {
  it.each(Object.entries(strategies))('and always picks %s has at most 35 % right', (_name, strategy) => {
    expect(scoreOf(strategy, questions, language)).toBeLessThanOrEqual(mostByGuessing)
  })
})

it('to sign and to refuse are right equally often, and so is to change what is asked', () => {
  const verdicts = base.forms.map(({ questions }) =>
    questions
      .filter(({ signing }) => signing)
      .map(({ options, right }) => /^(Sign|Reject|Set)/.exec(options[right] ?? '')?.[0])
      .toSorted(),
  )
  expect(verdicts).toEqual([
    ['Reject', 'Set', 'Sign'],
    ['Reject', 'Set', 'Sign'],
  ])
})
