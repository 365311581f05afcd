// `npm run gas`: measures what transactions of the contract cost, and writes wagons/token/solidity/gas.json, which tests hold it to.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureGas } from './measure-gas.ts'

const figures = await measureGas()
for (const [name, gas] of Object.entries(figures))
  console.log(name.padEnd(18), gas.toLocaleString('en').padStart(10))
writeFileSync(join(import.meta.dirname, '../gas.json'), `${JSON.stringify(figures, undefined, 2)}\n`)
