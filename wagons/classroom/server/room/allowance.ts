/** So many at once, then so many a second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** `at` in ms. */
export interface Allowance {
  readonly left: number
  readonly at: number
}

/** Undefined when there is not enough left. */
export function spend(
  { burst, perSecond }: Rate,
  allowance: Allowance | undefined,
  now: number,
  amount = 1,
): Allowance | undefined {
  const { left, at } = allowance ?? { left: burst, at: now }
  const filled = Math.min(burst, left + (Math.max(0, now - at) * perSecond) / 1000)
  return filled >= amount ? { left: filled - amount, at: now } : undefined
}
