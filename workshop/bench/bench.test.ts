import { expect, it } from 'vitest'
import { runBench } from '#workshop/testing/processes/run-bench.ts'
import { findingOfAttack } from './attacks/measure-attacks.ts'

it('measures, and says of a part that cannot run why', async () => {
  const { code, said } = await runBench('read,nothing')

  expect(said).toMatch(/\| read of the dashboard \| [\d.]+ × \| ≥ 0\.18 × \| (met|MISSED) \| [\d.]+ against/)
  expect(said).toMatch(/\| nothing \| not measured \| .* there is no such part/)
  expect(code).toBe(1)
})

it('an attack that makes others wait three times as long, or be refused, misses its budget', () => {
  const fine = { attack: 'one', quiet: 20, meanwhile: 59, refused: 0, sentBytes: 1 }
  const isMet = (result: Partial<typeof fine>) => findingOfAttack({ ...fine, ...result }).isMet

  expect([isMet({}), isMet({ quiet: 1, meanwhile: 29 })]).toEqual([true, true])
  expect([isMet({ meanwhile: 61 }), isMet({ refused: 1 })]).toEqual([false, false])
})
