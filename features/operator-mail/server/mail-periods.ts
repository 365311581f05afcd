import { day, hour, mondayOf } from '#platform/server/clock/clock.ts'

/** In ms after midnight UTC: what waits by then is in the email of that hour, what comes later is told when it comes. */
const begin = 6 * hour

/** When the running periods began, in ms: each has one email at most. */
export interface MailPeriods {
  readonly day: number
  readonly week: number
}

/** By the calendar, not by the last email: otherwise it would come later every day. Weeks begin on Monday. */
export function mailPeriodsAt(now: number): MailPeriods {
  const shifted = now - begin
  return { day: Math.floor(shifted / day) * day + begin, week: mondayOf(shifted) + begin }
}
