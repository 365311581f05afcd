/** `seconds` is for each measurement of a round. */
export interface Effort {
  readonly rounds: number
  readonly seconds: number
}

export type Measure = () => Promise<number>

/** Medians of several rounds. `ratio` is that of the rounds, each subject to its reference in the same round. */
export interface Comparison {
  readonly subject: number
  readonly reference: number
  readonly ratio: number
  readonly range: readonly [number, number]
  readonly rounds: number
}

/** In turn, so that a change of the machine's speed hits both; the first round warms up. */
export async function compare(rounds: number, subject: Measure, reference: Measure): Promise<Comparison> {
  const subjects: number[] = []
  const references: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const first = round % 2 === 0 ? await subject() : undefined
    const other = await reference()
    const own = first ?? (await subject())
    if (round === 0) continue
    subjects.push(own)
    references.push(other)
  }
  const ratios = subjects.map((value, index) => value / (references[index] ?? Number.NaN))
  return {
    subject: median(subjects),
    reference: median(references),
    ratio: median(ratios),
    range: [Math.min(...ratios), Math.max(...ratios)],
    rounds,
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[sorted.length % 2 ? middle : middle - 1],
    sorted[middle],
  ]
  return (low + high) / 2
}
