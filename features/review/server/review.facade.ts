export { selectReviews as exportReviews } from './review.store.ts'
