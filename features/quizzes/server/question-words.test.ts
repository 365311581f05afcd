import { expect, it } from 'vitest'
import { findOption, languagesOf, wordsIn } from './question-options.ts'
import type { Question } from './quizzes.content.ts'

const question: Question = {
  id: 'change',
  version: '1',
  section: 'paying',
  language: 'en',
  question: 'What is change?',
  options: ['Coins', 'Pain', 'Bread'],
  answer: 'Coins',
  explanation: 'It is money.',
  hint: 'Think of a shop.',
  translations: {
    fr: {
      question: 'Qu’est-ce que la monnaie ?',
      options: ['Pièces', 'Douleur', 'Pain'],
      answer: 'Pièces',
      explanation: 'C’est de l’argent.',
      hint: 'Pensez à un magasin.',
    },
  },
}

it('a question is in its own language and in those it is translated into', () => {
  expect(languagesOf(question)).toEqual(['en', 'fr'])
  expect(wordsIn(question, 'fr').hint).toBe('Pensez à un magasin.')
  expect(wordsIn(question, 'sw').hint).toBe('Think of a shop.')
})

it('an answer is looked for in the language it was asked in, then in the others', () => {
  expect(findOption(question, 'en', 'pain')).toBe(1)
  expect(findOption(question, 'fr', 'pain')).toBe(2)
  expect(findOption(question, 'en', 'Douleur')).toBe(1)
  expect(findOption(question, 'en', 'Stones')).toBe(-1)
})
