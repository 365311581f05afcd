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
