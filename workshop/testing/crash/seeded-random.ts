/** Numbers that follow from a seed, so that a run can be played again. */
export interface SeededRandom {
  /** From 0 up to, not including, `below`. */
  below(below: number): number
  /** True so often, between 0 and 1. */
  chance(share: number): boolean
}

/** Mulberry32: small, and good enough to choose by. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return { below: (below) => Math.floor(next() * below), chance: (share) => next() < share }
}
