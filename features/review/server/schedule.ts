import { day, hour } from '#platform/server/clock/clock.ts'

/** So much sooner it counts, in ms: who reviews at six has finished at five past, and comes back at six. */
const early = 4 * hour

/** In days, after the quiz and after each right answer in a row. */
const steps = [1, 3, 7, 16]
const intervals = steps.map((days) => days * day - early)

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
  return replay(answeredAt, reviews).schedule
}

/**
 * Those from before `settled` (ms) that may go: without them the schedule and the last answer are the same, whatever comes
 * later with a time since then. Six at most stay of that time.
 */
export function spentReviews<R extends Review>(
  answeredAt: number,
  reviews: readonly R[],
  settled: number,
): R[] {
  const { counted, inTime } = replay(answeredAt, reviews)
  // A wrong answer that counted begins anew: what came before it says nothing any more.
  const from = counted.findLastIndex(({ reviewedAt, isRight }) => !isRight && reviewedAt < settled)
  const kept = new Set([...counted.slice(Math.max(0, from)), ...inTime.slice(-1)])
  return inTime.filter((review) => review.reviewedAt < settled && !kept.has(review))
}

/** Those that were due, in the order of time: so many days after the last right answer. */
export function dueReviews<R extends Review>(answeredAt: number, reviews: readonly R[]) {
  const { counted, daysOf } = replay(answeredAt, reviews)
  return counted.map((review, index) => ({ review, days: daysOf[index] ?? 0 }))
}

function replay<R extends Review>(answeredAt: number, reviews: readonly R[]) {
  const inTime = reviews.toSorted(inOrder)
  const counted: R[] = []
  const daysOf: number[] = []
  let schedule = dueAfter(answeredAt, 0)
  for (const review of inTime) {
    if (!schedule || review.reviewedAt < schedule.dueAt) continue
    counted.push(review)
    daysOf.push(steps[schedule.step] ?? 0)
    schedule = dueAfter(review.reviewedAt, review.isRight ? schedule.step + 1 : 0)
  }
  return { schedule, counted, daysOf, inTime }
}

/** Of two at the same time the wrong one counts. */
const inOrder = (one: Review, other: Review) =>
  one.reviewedAt - other.reviewedAt || Number(one.isRight) - Number(other.isRight)

function dueAfter(at: number, step: number): Schedule | null {
  const interval = intervals[step]
  return interval === undefined ? null : { dueAt: at + interval, step }
}

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
