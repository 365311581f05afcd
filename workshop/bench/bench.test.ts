import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findingOfAttack } from './attacks/measure-attacks.ts'

/** Runs the benchmarks at their shortest; what they find is never tested. */
const bench = (...flags: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const short = ['--few', '20', '--rounds', '1', '--seconds', '0.3', '--frames', '0']
    execFile(process.execPath, [join(import.meta.dirname, 'main.ts'), ...short, ...flags], (error, said) =>
      resolve({ code: error?.code ?? 0, said }),
    )
  })

it('measures, and says of a part that cannot run why', async () => {
  const { code, said } = await bench('--only', 'read,class,nothing')

  expect(said).toMatch(/\| read of the dashboard \| [\d.]+ × \| ≥ 0\.35 × \| (met|MISSED) \| [\d.]+ against/)
  expect(said).toMatch(/\| class: bytes to each of 20 learners who all walk, in one room \| [\d.]+ kB/)
  expect(said).toMatch(/\| nothing \| not measured \| .* there is no such part/)
  expect(code).toBe(1)
})

it('an attack that makes others wait three times as long, or be refused, misses its budget', () => {
  const fine = { attack: 'one', quiet: 20, meanwhile: 59, refused: 0, sentBytes: 1 }
  const isMet = (result: Partial<typeof fine>) => findingOfAttack({ ...fine, ...result }).isMet

  expect([isMet({}), isMet({ quiet: 1, meanwhile: 29 })]).toEqual([true, true])
  expect([isMet({ meanwhile: 61 }), isMet({ refused: 1 })]).toEqual([false, false])
})
