import { readQuestionBank } from '#server/features/quizzes/quizzes.content.ts'
import { ownContentDir } from '#server/own-content-dir.ts'
import { openContentFolder } from '#server/platform/content/content-folder.ts'

const bank = readQuestionBank(openContentFolder(ownContentDir))

/** Every question of the bank with its key, for tests that play a learner who knows, or looks for leaks. */
export const questions = [...bank.values()].flat()

/** The right option of a question by its words. */
export function rightOptionOf(question: string): string {
  const found = questions.find((entry) => entry.question === question)
  if (!found) throw new Error(`no such question: ${question}`)
  return found.answer
}

/** A wrong option of a question by its words. */
export function wrongOptionOf(question: string): string {
  const found = questions.find((entry) => entry.question === question)
  const wrong = found?.options.find((option) => option !== found.answer)
  if (!wrong) throw new Error(`no such question: ${question}`)
  return wrong
}
