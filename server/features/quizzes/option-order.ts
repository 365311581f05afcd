/** A random whole number from 0 to `below` - 1. */
export type RandomIndex = (below: number) => number

/** The numbers 0 to `length` - 1 in an order drawn at random, each order equally likely (Fisher-Yates). */
export function shuffledIndices(length: number, randomIndex: RandomIndex): number[] {
  const indices = Array.from({ length }, (_, index) => index)
  for (let end = length - 1; end > 0; end--) {
    const picked = randomIndex(end + 1)
    ;[indices[end], indices[picked]] = [indices[picked] as number, indices[end] as number]
  }
  return indices
}
