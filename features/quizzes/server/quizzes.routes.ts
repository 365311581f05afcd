import * as contract from '#features/quizzes/contract.ts'
import type { AppServe, Parts } from '#platform/server/feature.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { answerQuestion } from './answer-question.ts'
import { startAttempt } from './start-attempt.ts'

declare module '#platform/server/feature.ts' {
  interface Parts {
    /** Where the site measures: an answer that was graded; late, when it had waited on its device for a connection. */
    readonly countAnswer?: (isLate: boolean) => void
  }
}

export function registerQuizzesRoutes(
  serve: AppServe,
  deps: Pick<Parts, 'db' | 'clock' | 'bank' | 'randomIndex' | 'countAnswer'>,
): void {
  serve(contract.startAttempt, ({ caller, params, body, chooseLanguage }) =>
    startAttempt(deps, caller.id, params.moduleNumber, chooseLanguage, body),
  )

  serve(contract.answerQuestion, async ({ caller, params, body, chooseLanguage }) => {
    const { isLate = false, ...answer } = body
    const outcome = await answerQuestion(
      deps,
      caller.id,
      { attemptId: params.attemptId, ...answer },
      chooseLanguage,
    )
    if (!(outcome instanceof Refusal)) deps.countAnswer?.(isLate)
    return outcome
  })
}
