import type { Review, ReviewQuestion } from '#features/review/contract.ts'

/** With how far the server's clock is ahead of this device's, in ms: clocks of devices may be days off. */
export type KnownReview = Review & { readonly ahead: number }

/** `deviceTime` in ms: when it came. */
export const asKnown = (review: Review, deviceTime: number): KnownReview => ({
  ...review,
  ahead: review.now - deviceTime,
})

/** What the server's clock says, in ms; never less than it has said, though the device's was put back since. */
export const serverTime = ({ now, ahead }: KnownReview, deviceTime: number): number =>
  Math.max(now, deviceTime + ahead)

/** The time of an answer, in ms: what was asked was due. */
export const answerTime = (review: KnownReview, { dueAt }: ReviewQuestion, deviceTime: number): number =>
  Math.max(dueAt, serverTime(review, deviceTime))
