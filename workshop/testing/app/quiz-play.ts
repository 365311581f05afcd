import type { Attempt } from '#features/quizzes/contract.ts'
import { answerQuestion } from '#features/quizzes/server/answer-question.ts'
import type { ChooseLanguage } from '#features/quizzes/server/attempt-view.ts'
import { startAttempt } from '#features/quizzes/server/start-attempt.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import type { TestDeps } from './deps.ts'

/** The right option of the question at `position` (from 1) of a module's quiz. */
export function rightOption(
  { bank }: Pick<TestDeps, 'bank'>,
  moduleNumber: number,
  position: number,
): string {
  const question = bank.get(moduleNumber)?.[position - 1]
  if (!question) throw new Error(`module ${moduleNumber} has no question ${position}`)
  return question.answer
}

/** A wrong option of the question at `position` (from 1) of a module's quiz. */
export function wrongOption(
  { bank }: Pick<TestDeps, 'bank'>,
  moduleNumber: number,
  position: number,
): string {
  const question = bank.get(moduleNumber)?.[position - 1]
  const wrong = question?.options.find((option) => option !== question.answer)
  if (!wrong) throw new Error(`module ${moduleNumber} has no question ${position}`)
  return wrong
}

/** As a learner who may. @throws Error when it is refused */
export async function beginAttempt(...input: Parameters<typeof startAttempt>): Promise<Attempt> {
  const started = await startAttempt(...input)
  if (started instanceof Refusal) throw new Error(started.message)
  return started.attempt
}

/** Answers the questions of a module rightly up to and including `until`, from the first or where the attempt stands. */
export async function playQuiz(
  deps: TestDeps,
  learner: LearnerId,
  moduleNumber: number,
  until?: number,
  chooseLanguage?: ChooseLanguage,
) {
  const attempt = await beginAttempt(deps, learner, moduleNumber, chooseLanguage)
  const last = until ?? attempt.questionCount
  for (let position = attempt.question?.position ?? 1; position <= last; position++) {
    const option = rightOption(deps, moduleNumber, position)
    await answerQuestion(deps, learner, { attemptId: attempt.id, position, option }, chooseLanguage)
  }
  return attempt
}
