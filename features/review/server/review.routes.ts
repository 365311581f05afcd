import * as contract from '#features/review/contract.ts'
import type { AppServe, Parts } from '#platform/server/feature.ts'
import { answerReview } from './answer-review.ts'
import { getReview } from './get-review.ts'

export function registerReviewRoutes(serve: AppServe, deps: Pick<Parts, 'db' | 'clock' | 'bank'>) {
  serve(contract.getReview, ({ caller, chooseLanguage }) => getReview(deps, caller.id, chooseLanguage))

  serve(contract.answerReview, ({ caller, body, chooseLanguage }) =>
    answerReview(deps, caller.id, body.answers, chooseLanguage),
  )
}
