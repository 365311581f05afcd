export { selectReviewSums as sumReviews } from './review-sums.store.ts'
