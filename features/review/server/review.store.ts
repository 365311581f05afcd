import type { RecordedReview } from '#features/review/contract.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import type { Db } from '#platform/server/db/database.ts'

/** `reviewed_at` in ms. */
export interface ReviewTable {
  account_id: string
  question_id: string
  reviewed_at: number
  is_right: number
}

declare module '#platform/server/db/database.ts' {
  interface Tables {
    reviews: ReviewTable
  }
}

/** What is there already stays as it is. */
export async function insertReviews(db: Db, learner: LearnerId, reviews: readonly RecordedReview[]) {
  if (reviews.length === 0) return
  await db
    .insertInto('reviews')
    .values(
      reviews.map(({ questionId, reviewedAt, isRight }) => ({
        account_id: learner,
        question_id: questionId,
        reviewed_at: reviewedAt,
        is_right: isRight ? 1 : 0,
      })),
    )
    .onConflict((row) => row.doNothing())
    .execute()
}

/** By question and time. */
export async function deleteReviews(
  db: Db,
  learner: LearnerId,
  reviews: readonly Pick<RecordedReview, 'questionId' | 'reviewedAt'>[],
): Promise<void> {
  if (reviews.length === 0) return
  const byQuestion = Map.groupBy(reviews, ({ questionId }) => questionId)
  await db
    .deleteFrom('reviews')
    .where('account_id', '=', learner)
    .where(({ or, and, eb }) =>
      or(
        [...byQuestion].map(([questionId, of]) =>
          and([
            eb('question_id', '=', questionId),
            eb(
              'reviewed_at',
              'in',
              of.map(({ reviewedAt }) => reviewedAt),
            ),
          ]),
        ),
      ),
    )
    .execute()
}

/** In the order of time. */
export async function selectReviews(db: Db, learner: LearnerId): Promise<RecordedReview[]> {
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('account_id', '=', learner)
    .orderBy('reviewed_at')
    .orderBy('question_id')
    .execute()
  return rows.map((row) => ({
    questionId: row.question_id,
    reviewedAt: row.reviewed_at,
    isRight: row.is_right === 1,
  }))
}
