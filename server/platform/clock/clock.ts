/** The present, in milliseconds since 1970 (UTC). Passed in wherever time matters, so that tests can set it. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
