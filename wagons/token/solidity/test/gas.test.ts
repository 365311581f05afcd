import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type GasFigures, measureGas } from '#wagons/token/solidity/tools/measure-gas.ts'

it('transactions cost what wagons/token/solidity/gas.json says, 2 % more or less, and claims keep to their budgets', async () => {
  const committed: GasFigures = JSON.parse(readFileSync(join(import.meta.dirname, '../gas.json'), 'utf8'))
  const measured = await measureGas()

  for (const [name, gas] of Object.entries(measured))
    expect(Math.abs(gas / committed[name as keyof GasFigures] - 1), name).toBeLessThanOrEqual(0.02)
  expect(measured.claim).toBeLessThanOrEqual(90_000)
  expect(measured.claimFor).toBeLessThanOrEqual(100_000)
  expect(measured.claimForInBatch).toBeLessThanOrEqual(77_000)
})

it('the figures are the same in each run', async () => {
  expect(await measureGas()).toEqual(await measureGas())
})
