import { describe, expect, it } from 'vitest'
import { shuffledIndices } from './question-options.ts'

describe('the order of options', () => {
  it('holds every option once', () => {
    expect(shuffledIndices(4, () => 0).toSorted()).toEqual([0, 1, 2, 3])
  })

  it('reaches each of the six orders of three options by exactly one run of draws', () => {
    const orders = [0, 1, 2].flatMap((first) =>
      [0, 1].map((second) => {
        const draws = [first, second]
        return shuffledIndices(3, () => draws.shift() ?? 0).join()
      }),
    )
    expect(new Set(orders).size).toBe(6)
  })
})
