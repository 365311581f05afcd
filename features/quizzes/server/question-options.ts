import { type Question, type QuestionWords, sameAnswer } from './quizzes.content.ts'

/** From 0 to `below` - 1. */
export type RandomIndex = (below: number) => number

/** Each order is equally likely (Fisher-Yates). */
export function shuffledIndices(length: number, randomIndex: RandomIndex): number[] {
  const indices = Array.from({ length }, (_, index) => index)
  for (let end = length - 1; end > 0; end--) {
    const picked = randomIndex(end + 1)
    ;[indices[end], indices[picked]] = [indices[picked] as number, indices[end] as number]
  }
  return indices
}

export const languagesOf = ({ language, translations }: Question) => [language, ...Object.keys(translations)]

export const wordsIn = (question: Question, language: string): QuestionWords =>
  question.translations[language] ?? question

/** From 0; -1 for none. Every language counts: the learner may switch while the answer is on its way. */
export function findOption(question: Question, language: string, answer: string): number {
  for (const words of [language, ...languagesOf(question)].map((code) => wordsIn(question, code))) {
    const found = words.options.findIndex((option) => sameAnswer(option, answer))
    if (found !== -1) return found
  }
  return -1
}

declare module '#platform/server/feature.ts' {
  interface Parts {
    readonly randomIndex: RandomIndex
  }
}
