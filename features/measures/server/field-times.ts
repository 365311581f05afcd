/** Upper bounds in ms; what took longer counts as the last one. */
const bounds = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7000, 10_000, 15_000, 30_000, 60_000],
  inp: [50, 100, 150, 200, 300, 400, 500, 750, 1000, 2000, 5000, 10_000],
} as const

export type TimeKind = keyof typeof bounds

export const boundsOf = (kind: TimeKind): readonly number[] => bounds[kind]

/** The upper bound of those that took as long (ms). */
export function bucketOf(kind: TimeKind, ms: number): number {
  const all = boundsOf(kind)
  return all.find((bound) => ms <= bound) ?? all.at(-1) ?? 0
}

/** By their upper bounds, how many took so long. */
export type Buckets = ReadonlyMap<number, number>

export const sumOf = (buckets: Buckets): number =>
  [...buckets.values()].reduce((sum, count) => sum + count, 0)

/** In ms: a share of all took no longer. Within a bucket they count as spread evenly. Null of none. */
export function percentileOf(kind: TimeKind, buckets: Buckets, share: number): number | null {
  const wanted = sumOf(buckets) * share
  let passed = 0
  let lower = 0
  for (const bound of boundsOf(kind)) {
    const count = buckets.get(bound) ?? 0
    if (count > 0 && passed + count >= wanted)
      return Math.round(lower + ((bound - lower) * (wanted - passed)) / count)
    passed += count
    lower = bound
  }
  return null
}
