import * as contract from '#features/quizzes/contract.ts'
import type { AppServe, Parts } from '#platform/server/feature.ts'
import { answerQuestion } from './answer-question.ts'
import { startAttempt } from './start-attempt.ts'

export function registerQuizzesRoutes(
  serve: AppServe,
  deps: Pick<Parts, 'db' | 'clock' | 'bank' | 'randomIndex'>,
): void {
  serve(contract.startAttempt, ({ caller, params, body, chooseLanguage }) =>
    startAttempt(deps, caller.id, params.moduleNumber, chooseLanguage, body),
  )

  serve(contract.answerQuestion, ({ caller, params, body, chooseLanguage }) =>
    answerQuestion(deps, caller.id, { attemptId: params.attemptId, ...body }, chooseLanguage),
  )
}
