import { type QuestionWords, readQuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import { openContentFolder } from '#platform/server/content/content-folder.ts'
import { ownContentDir } from '#platform/server/installation.ts'

const bank = readQuestionBank(openContentFolder(ownContentDir), 9)

/** Every question of the bank with its key, for tests that play a learner who knows, or looks for leaks. */
export const questions = [...bank.values()].flat()

/** The words of every question, in every language. */
export const words = questions.flatMap((question) => [question, ...Object.values(question.translations)])

/** The right option of a question by its words. */
export const rightOptionOf = (question: string): string => wordsOf(question).answer

/** A wrong option of a question by its words. */
export function wrongOptionOf(question: string): string {
  const { options, answer } = wordsOf(question)
  return options.find((option) => option !== answer) ?? ''
}

/** A question by its words, with its hint and explanation in the same language. */
export function wordsOf(question: string): QuestionWords {
  const found = words.find((entry) => entry.question === question)
  if (!found) throw new Error(`no such question: ${question}`)
  return found
}
