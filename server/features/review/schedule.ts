/** In ms. */
export const day = 24 * 60 * 60_000

/** So much sooner it counts, in ms: who reviews at six has finished at five past, and comes back at six. */
const early = 4 * 60 * 60_000

/** After the quiz and after each right answer in a row. */
const intervals = [1, 3, 7, 16].map((days) => days * day - early)

/** `reviewedAt` in ms. */
export interface Review {
  readonly reviewedAt: number
  readonly isRight: boolean
}

/** `dueAt` in ms; `step` counts the right answers in a row. */
export interface Schedule {
  readonly dueAt: number
  readonly step: number
}

/**
 * When a question is due; null once it was answered rightly after the longest interval. A wrong answer goes back to the
 * first. A review before the question was due changes nothing: another device was faster, or the answer came twice.
 */
export function scheduleOf(answeredAt: number, reviews: readonly Review[]): Schedule | null {
  let schedule = dueAfter(answeredAt, 0)
  for (const { reviewedAt, isRight } of reviews.toSorted(inOrder))
    if (schedule && reviewedAt >= schedule.dueAt)
      schedule = dueAfter(reviewedAt, isRight ? schedule.step + 1 : 0)
  return schedule
}

/** Of two at the same time the wrong one counts. */
const inOrder = (one: Review, other: Review) =>
  one.reviewedAt - other.reviewedAt || Number(one.isRight) - Number(other.isRight)

function dueAfter(at: number, step: number): Schedule | null {
  const interval = intervals[step]
  return interval === undefined ? null : { dueAt: at + interval, step }
}
