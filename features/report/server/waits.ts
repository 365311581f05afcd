/** Waits by their whole hours, rounded up: how many took so long. */
export type Waits = ReadonlyMap<number, number>

/** Of fewer, the middle is that of one person. */
export const fewestWaits = 5

/** In hours: half of them took no longer than `median`, nine of ten no longer than `ninetieth`. */
export interface UsualWait {
  readonly waits: number
  readonly median: number
  readonly ninetieth: number
}

/** Null of fewer than five. */
export function usualWaitOf(waits: Waits): UsualWait | null {
  const counted = [...waits].toSorted(([one], [other]) => one - other)
  const all = counted.reduce((sum, [, count]) => sum + count, 0)
  if (all < fewestWaits) return null
  const within = (share: number) => {
    let passed = 0
    for (const [hours, count] of counted) {
      passed += count
      if (passed >= share * all) return hours
    }
    return 0
  }
  return { waits: all, median: within(0.5), ninetieth: within(0.9) }
}

export function addWaits(one: Waits, other: Waits): Waits {
  const sum = new Map(one)
  for (const [hours, count] of other) sum.set(hours, (sum.get(hours) ?? 0) + count)
  return sum
}
