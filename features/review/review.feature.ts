import { z } from 'zod'
import * as contract from '#features/review/contract.ts'
import { moveRows } from '#platform/server/db/move-rows.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { answerReview } from './server/answer-review.ts'
import { getReview } from './server/get-review.ts'
import { privacyNotices } from './server/privacy-notices.ts'
import { selectReviews } from './server/review.store.ts'

export const review: Feature = {
  name: 'review',
  routes({ serve }, parts) {
    serve(contract.getReview, ({ caller, chooseLanguage }) => getReview(parts, caller.id, chooseLanguage))
    serve(contract.answerReview, ({ caller, body, chooseLanguage }) =>
      answerReview(parts, caller.id, body.answers, chooseLanguage),
    )
  },
  privacyNotices,
  ownData: { reviews: ownData(z.array(contract.recordedReview), (db, { id }) => selectReviews(db, id)) },
  usedTables: ['reviews'],
  adopt: (tx, from, to) => moveRows(tx, { table: 'reviews', key: ['question_id', 'reviewed_at'], from, to }),
}
