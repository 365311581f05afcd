import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

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
