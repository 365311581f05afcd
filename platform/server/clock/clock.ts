/** Milliseconds since 1970 (UTC). */
export type Clock = () => number

/**
 * Whole seconds, in which tokens, certificates and contracts say the time; the one that has begun. No division by hand: a
 * fraction is refused by PostgreSQL's integers and by strict readers of tokens.
 */
export const inSeconds = (ms: number): number => Math.floor(ms / 1000)

export const systemClock: Clock = () => Date.now()

// In ms.

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** In ms. Weeks begin on Monday 0:00 UTC; 1 January 1970 was a Thursday. */
export function mondayOf(time: number): number {
  const days = Math.floor(time / day)
  return (days - ((days + 3) % 7)) * day
}
