import * as contract from '#features/quizzes/contract.ts'
import type { AppCallers } from '#platform/server/access/callers.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
import { Refusal } from '#platform/server/http/refusal.ts'
import { answerQuestion } from './answer-question.ts'
import type { RandomIndex } from './question-options.ts'
import type { QuestionBank } from './quizzes.content.ts'
import { startAttempt } from './start-attempt.ts'

export function registerQuizzesRoutes(
  serve: Serve<AppCallers>,
  deps: { db: Db; clock: Clock; bank: QuestionBank; randomIndex: RandomIndex },
): void {
  serve(contract.startAttempt, async ({ caller, params, chooseLanguage }) => {
    const attempt = await startAttempt(deps, caller.id, params.moduleNumber, chooseLanguage)
    return attempt instanceof Refusal ? attempt : { attempt }
  })

  serve(contract.answerQuestion, ({ caller, params, body, chooseLanguage }) =>
    answerQuestion(deps, caller.id, { attemptId: params.attemptId, ...body }, chooseLanguage),
  )
}
