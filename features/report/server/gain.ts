/** Shares of fewer say nothing, and of fewer a person could be guessed. */
export const fewestToShow = 20

/** Of a normal distribution, between which and its negative 95 % lie. */
const z95 = 1.959964

/**
 * What learners lacked before and after, added up, so that counting goes on where it stopped. What one lacks is the share of
 * the questions that were not right, from 0 to 1.
 */
export interface GainSums {
  readonly learners: number
  readonly before: number
  readonly after: number
  readonly beforeSquares: number
  readonly afterSquares: number
  readonly products: number
}

export const noGain: GainSums = {
  learners: 0,
  before: 0,
  after: 0,
  beforeSquares: 0,
  afterSquares: 0,
  products: 0,
}

/** One learner more: the share that was right before, and after, of questions on the same. */
export function addLearner(sums: GainSums, rightBefore: number, rightAfter: number): GainSums {
  const [before, after] = [1 - rightBefore, 1 - rightAfter]
  return {
    learners: sums.learners + 1,
    before: sums.before + before,
    after: sums.after + after,
    beforeSquares: sums.beforeSquares + before ** 2,
    afterSquares: sums.afterSquares + after ** 2,
    products: sums.products + before * after,
  }
}

/** Shares from 0 to 1; `gain` of what was missing before, below 0 where more is missing after; with its 95 % interval. */
export interface Gain {
  readonly learners: number
  readonly before: number
  readonly after: number
  /** Null where nothing was missing before. */
  readonly gain: { readonly share: number; readonly low: number; readonly high: number } | null
}

/**
 * (after − before) / (1 − before), of the means of all: that of each learner would have none where someone knew all before. Its
 * interval is that of a ratio of two means of the same people (delta method). Null below `fewest`.
 */
export function gainOf(sums: GainSums, fewest = fewestToShow): Gain | null {
  const { learners } = sums
  if (learners < Math.max(1, fewest)) return null
  const [before, after] = [sums.before / learners, sums.after / learners]
  const rest = { learners, before: 1 - before, after: 1 - after }
  // Sums of fractions: what is left of all that was known is no ratio of two.
  if (before < 1e-9) return { ...rest, gain: null }
  const ratio = after / before
  const margin = z95 * errorOf(sums, ratio)
  const share = 1 - ratio
  // More than all that was missing cannot be learned.
  return { ...rest, gain: { share, low: share - margin, high: Math.min(1, share + margin) } }
}

/** The standard error of the ratio of what is missing after to what was missing before. */
function errorOf(
  { learners, before, beforeSquares, afterSquares, products }: GainSums,
  ratio: number,
): number {
  if (learners < 2) return 0
  // Each learner's distance from the ratio; their sum is 0, so their mean is too.
  const squares = afterSquares - 2 * ratio * products + ratio ** 2 * beforeSquares
  const variance = Math.max(0, squares) / (learners - 1)
  return Math.sqrt(variance * learners) / before
}
