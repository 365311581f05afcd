import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createRounds } from './rounds.ts'

it('of each client one begins in a round, in the order in which they came', async () => {
  const nextRound = createRounds()
  const begun: string[] = []
  const begin = async (client: string, name: string) => {
    await nextRound(client)
    begun.push(name)
  }
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => begin(name.slice(0, 1), name))

  const seen: string[][] = []
  while (begun.length < all.length) {
    await setImmediate()
    seen.push([...begun])
  }
  const together = seen.map((names, round) => names.filter((name) => !seen[round - 1]?.includes(name)))

  expect(begun.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3'])
  for (const names of together) expect(names.filter((name) => name.startsWith('a')).length).toBeLessThan(2)
  expect(begun.indexOf('b1')).toBeLessThan(2)
})
