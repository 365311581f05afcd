import { dateText } from '#platform/web/lib/date-text.ts'
import * as text from './review.en.ts'

/** By the clock of this device, in ms. */
export const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** The beginning of the day after, which is 23 or 25 hours later when clocks are changed; in ms. */
export const nextDay = (at: number): number => new Date(startOfDay(at)).setDate(new Date(at).getDate() + 1)

/** When the next questions come, in a sentence; both in ms. */
export function nextTime(nextAt: number, now: number): string {
  const dayOfNext = startOfDay(nextAt)
  if (dayOfNext < nextDay(now)) return text.later
  if (dayOfNext === nextDay(now)) return text.tomorrow
  return text.nextOn(day(nextAt))
}

const day = dateText({ weekday: 'long', day: 'numeric', month: 'long' })
