import { z } from 'zod'
import { recordedReview } from '#features/review/contract.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import { registerReviewRoutes } from './server/review.routes.ts'
import { selectReviews } from './server/review.store.ts'

export const review: Feature = {
  name: 'review',
  routes: ({ serve }, parts) => registerReviewRoutes(serve, parts),
  ownData: { reviews: ownData(z.array(recordedReview), (db, { id }) => selectReviews(db, id)) },
  usedTables: ['reviews'],
}
