import { type Review, scheduleOf } from './schedule.ts'

/** So many are sent: without a connection a device has something to ask for days. */
const most = 20

/** A question that the learner has answered in a quiz (at `answeredAt`, in ms), and when it was reviewed since. */
export interface Candidate {
  readonly answeredAt: number
  /** A wrong option was tried in the quiz. */
  readonly wasMissed: boolean
  readonly reviews: readonly Review[]
}

/** Answered last and due at, in ms. */
export interface Ordered<C> {
  readonly candidate: C
  readonly isMissed: boolean
  readonly answeredAt: number
  readonly dueAt: number
}

/** What is due, missed ones first, then what has been due longest; after these what is due next. */
export function orderForReview<C extends Candidate>(candidates: readonly C[], now: number): Ordered<C>[] {
  const open = candidates.flatMap((candidate) => orderOf(candidate))
  const rank = ({ dueAt, isMissed }: Ordered<C>) => (dueAt > now ? 2 : isMissed ? 0 : 1)
  return open.sort((one, other) => rank(one) - rank(other) || one.dueAt - other.dueAt).slice(0, most)
}

function orderOf<C extends Candidate>(candidate: C): Ordered<C>[] {
  const reviews = candidate.reviews.toSorted((one, other) => one.reviewedAt - other.reviewedAt)
  const schedule = scheduleOf(candidate.answeredAt, reviews)
  if (!schedule) return []
  const last = reviews.at(-1)
  return [
    {
      candidate,
      isMissed: candidate.wasMissed || last?.isRight === false,
      answeredAt: Math.max(candidate.answeredAt, last?.reviewedAt ?? 0),
      dueAt: schedule.dueAt,
    },
  ]
}
