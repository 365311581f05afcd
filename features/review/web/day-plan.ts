import type { Review, ReviewQuestion } from '#features/review/contract.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import * as text from './review.en.ts'
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

/** By the clock of this device, in ms. */
const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** The beginning of the day after, which is 23 or 25 hours later when clocks are changed; in ms. */
const nextDay = (at: number): number => new Date(startOfDay(at)).setDate(new Date(at).getDate() + 1)

/** When the next questions come, in a sentence; both in ms. */
export function nextTime(nextAt: number, now: number): string {
  const dayOfNext = startOfDay(nextAt)
  if (dayOfNext < nextDay(now)) return text.later
  if (dayOfNext === nextDay(now)) return text.tomorrow
  return text.nextOn(day(nextAt))
}

const day = dateText({ weekday: 'long', day: 'numeric', month: 'long' })
