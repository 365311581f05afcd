import { sameAnswer } from './grading.ts'
import type { Question, QuestionWords } from './quizzes.content.ts'

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
