/**
 * What first answers to one question add up to. All are sums, so that counting goes on where it stopped. "Rest" is how
 * many other questions of the same attempt were right at the first try.
 */
export interface ItemSums {
  readonly answers: number
  /** At the first try, like all that is called right here. */
  readonly right: number
  readonly restSum: number
  readonly restSquares: number
  /** Of the attempts alone in which this question was right. */
  readonly restOfRight: number
  /** By option: how often it was the first wrong choice. */
  readonly firstWrong: readonly number[]
}

export const noAnswers: ItemSums = {
  answers: 0,
  right: 0,
  restSum: 0,
  restSquares: 0,
  restOfRight: 0,
  firstWrong: [],
}

/** Shares of fewer say nothing. */
export const fewestToJudge = 30
const lowestDiscrimination = 0.2
const leastChosen = 0.05

/** One attempt's part in the sums of each of its questions, in their order. */
export function sumsOfAttempt(questions: readonly { readonly tried: readonly number[] }[]): ItemSums[] {
  const right = questions.filter(({ tried }) => tried.length === 0).length
  return questions.map(({ tried: [wrong] }) => {
    const isRight = wrong === undefined
    const rest = right - (isRight ? 1 : 0)
    return {
      answers: 1,
      right: isRight ? 1 : 0,
      restSum: rest,
      restSquares: rest * rest,
      restOfRight: isRight ? rest : 0,
      firstWrong: isRight ? [] : Array.from({ length: wrong + 1 }, (_, option) => (option === wrong ? 1 : 0)),
    }
  })
}

export function addSums(one: ItemSums, other: ItemSums): ItemSums {
  const options = Math.max(one.firstWrong.length, other.firstWrong.length)
  return {
    answers: one.answers + other.answers,
    right: one.right + other.right,
    restSum: one.restSum + other.restSum,
    restSquares: one.restSquares + other.restSquares,
    restOfRight: one.restOfRight + other.restOfRight,
    firstWrong: Array.from(
      { length: options },
      (_, option) => (one.firstWrong[option] ?? 0) + (other.firstWrong[option] ?? 0),
    ),
  }
}

/**
 * The point-biserial correlation of "right at the first try" with the rest, from -1 to 1. Null with too few answers, or
 * when all were alike in either.
 */
export function discriminationOf(sums: ItemSums, fewest = fewestToJudge): number | null {
  const { answers, right, restSum, restSquares, restOfRight } = sums
  if (answers < fewest) return null
  const spread = right * (answers - right) * (answers * restSquares - restSum ** 2)
  return spread > 0 ? (answers * restOfRight - right * restSum) / Math.sqrt(spread) : null
}

export function discriminatesLittle(sums: ItemSums): boolean {
  const discrimination = discriminationOf(sums)
  return discrimination !== null && discrimination < lowestDiscrimination
}

/** A wrong option that few of those who erred took first, once enough erred. */
export function isUnused({ answers, right, firstWrong }: ItemSums, option: number): boolean {
  const erred = answers - right
  return erred >= fewestToJudge && (firstWrong[option] ?? 0) / erred < leastChosen
}
