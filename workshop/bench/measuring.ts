import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Installation } from './installation.ts'
import type { LoadGenerator } from './load.ts'

/** `seconds` is for each measurement of a round; `frames` are pictures of a drawn page, none without a browser. */
export interface Effort {
  readonly rounds: number
  readonly seconds: number
  readonly frames: number
  readonly load: LoadGenerator
}

export type Measure = (small: Installation, effort: Effort) => Promise<void>

/** What `workshop/bench.ts` of a feature exports: parts of `npm run bench` by their names. */
export interface FeatureBench {
  readonly parts: Readonly<Record<string, Measure>>
}

/** Medians of several rounds. `ratio` is that of the rounds, each subject to its reference in the same round. */
export type Comparison = Awaited<ReturnType<typeof compare>>

/** In turn, so that a change of the machine's speed hits both; the first round warms up. */
export async function compare<Side>(
  rounds: number,
  [subject, reference]: readonly [Side, Side],
  measure: (side: Side) => Promise<number>,
) {
  const measured: { own: number; other: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    const first = round % 2 === 0 ? await measure(subject) : undefined
    const other = await measure(reference)
    measured.push({ own: first ?? (await measure(subject)), other })
  }
  const counted = measured.slice(1)
  const ratios = counted.map(({ own, other }) => own / other)
  return {
    subject: median(counted.map(({ own }) => own)),
    reference: median(counted.map(({ other }) => other)),
    ratio: median(ratios),
    range: [Math.min(...ratios), Math.max(...ratios)],
    rounds,
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return (low + high) / 2
}

/** What such a share of all values is below. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

/** In ms, and the longest that others waited meanwhile. */
export async function timeOf(work: () => Promise<unknown>) {
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  // A delay is counted from one round to the next.
  await setTimeout(10)
  const startedAt = performance.now()
  await work()
  const took = performance.now() - startedAt
  await setTimeout(10)
  delays.disable()
  return { took, longest: delays.max / 1e6 }
}
