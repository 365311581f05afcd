import type { Review, ReviewQuestion } from '#features/review/contract.ts'
import { nextDay, startOfDay } from './next-time.ts'
import type { ReviewAnswer } from './waiting-answers.ts'

const mostADay = 5

interface DayPlan {
  readonly questions: readonly ReviewQuestion[]
  /** When the next one may be asked, in ms; null when none is left. */
  readonly nextAt: number | null
}

/**
 * What is due now (ms), missed ones first, then what has been due longest: so many that with those of today there are five.
 * None is asked on the day on which it was answered, or while its answer waits.
 */
export function planDay(
  { questions, lately }: Pick<Review, 'questions' | 'lately'>,
  waiting: readonly Pick<ReviewAnswer, 'questionId' | 'reviewedAt'>[],
  now: number,
): DayPlan {
  const answered = [...lately, ...waiting].filter(({ reviewedAt }) => reviewedAt >= startOfDay(now))
  const left = Math.max(0, mostADay - new Set(answered.map(({ questionId }) => questionId)).size)
  const isOfToday = ({ answeredAt }: ReviewQuestion) => answeredAt >= startOfDay(now)
  const open = questions.filter(({ id }) => !waiting.some(({ questionId }) => questionId === id))
  const chosen = open
    .filter((question) => question.dueAt <= now && !isOfToday(question))
    .sort((one, other) => Number(other.isMissed) - Number(one.isMissed) || one.dueAt - other.dueAt)
    .slice(0, left)
  const isFull = chosen.length === left
  const later = open
    .filter((question) => !chosen.includes(question))
    .map((question) =>
      isFull || isOfToday(question) ? Math.max(question.dueAt, nextDay(now)) : question.dueAt,
    )
  return { questions: chosen, nextAt: later.length > 0 ? Math.min(...later) : null }
}
