import * as contract from '#contract/review.ts'
import type { AppCallers } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import type { QuestionBank } from '#server/features/quizzes/quizzes.content.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
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
