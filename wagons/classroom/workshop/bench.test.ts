import { expect, it } from 'vitest'
import { runBench } from '#workshop/testing/processes/run-bench.ts'

it('the benchmarks measure a class', async () => {
  const { code, said } = await runBench('class')

  expect(said).toMatch(/\| class: bytes to each of 20 learners who all walk, in one room \| [\d.]+ kB/)
  expect(code).toBe(0)
})
