import type { Question, QuestionWords } from './quizzes.content.ts'

/** Whether two answers are the same: compared case-insensitively (S4.16), spaces around them aside. */
export function sameAnswer(left: string, right: string): boolean {
  return fold(left) === fold(right)
}

const fold = (text: string) => text.normalize('NFC').trim().toLowerCase()

/** A random whole number from 0 to `below` - 1. */
export type RandomIndex = (below: number) => number

/** The numbers 0 to `length` - 1 in an order drawn at random, each order equally likely (Fisher-Yates). */
export function shuffledIndices(length: number, randomIndex: RandomIndex): number[] {
  const indices = Array.from({ length }, (_, index) => index)
  for (let end = length - 1; end > 0; end--) {
    const picked = randomIndex(end + 1)
    ;[indices[end], indices[picked]] = [indices[picked] as number, indices[end] as number]
  }
  return indices
}

/** The languages a question is in, its own first. */
export const languagesOf = ({ language, translations }: Question) => [language, ...Object.keys(translations)]

/** A question's words in a language; its own where they are not translated. */
export const wordsIn = (question: Question, language: string): QuestionWords =>
  question.translations[language] ?? question

/**
 * Which option an answer names, counted from 0 as the question lists them; -1 when it is none. Looked for in one
 * language first, then in the others: the learner may have switched while the answer was on its way.
 */
export function findOption(question: Question, language: string, answer: string): number {
  for (const words of [language, ...languagesOf(question)].map((code) => wordsIn(question, code))) {
    const found = words.options.findIndex((option) => sameAnswer(option, answer))
    if (found !== -1) return found
  }
  return -1
}
