import type { QuestionBank } from '#features/quizzes/server/quizzes.content.ts'
import * as contract from '#features/review/contract.ts'
import type { AppCallers } from '#platform/server/access/callers.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
import { answerReview } from './answer-review.ts'
import { getReview } from './get-review.ts'

export function registerReviewRoutes(
  serve: Serve<AppCallers>,
  deps: { db: Db; clock: Clock; bank: QuestionBank },
): void {
  serve(contract.getReview, ({ caller, chooseLanguage }) => getReview(deps, caller.id, chooseLanguage))

  serve(contract.answerReview, ({ caller, body, chooseLanguage }) =>
    answerReview(deps, caller.id, body.answers, chooseLanguage),
  )
}
