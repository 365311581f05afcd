import type { RecordedReview } from '#contract/review.ts'
import type { LearnerId } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import { selectReviews } from './review.store.ts'

/** All that is stored, in the order of time. */
export function exportReviews(db: Db, learner: LearnerId): Promise<RecordedReview[]> {
  return selectReviews(db, learner)
}
