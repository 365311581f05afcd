// `npm run contracts`: compiles the contract and writes what the server deploys and compares, a line for each of its parts.
// With `--check`: says whether that is what the source compiles to, and whether wagons/token/contract/token-abi.ts describes it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenAbi } from '#wagons/token/contract/token-abi.ts'
import { findAbiFaults } from './abi-faults.ts'
import { compileToken } from './compile.ts'

const folder = join(import.meta.dirname, '..')
const path = join(folder, 'EduTrainCertificate.json')
const { abi, ...rest } = compileToken()
const lines = [
  ...Object.entries(rest).map(([name, value]) => `  "${name}": ${JSON.stringify(value)}`),
  `  "abi": [\n${abi.map((part) => `    ${JSON.stringify(part)}`).join(',\n')}\n  ]`,
]
const artifact = `{\n${lines.join(',\n')}\n}\n`
const faults = findAbiFaults(tokenAbi, abi, readFileSync(join(folder, 'EduTrainCertificate.sol'), 'utf8'))

if (!process.argv.includes('--check')) writeFileSync(path, artifact)
else if (readFileSync(path, 'utf8') !== artifact)
  faults.push(
    'wagons/token/solidity/EduTrainCertificate.json is not what the source compiles to: npm run contracts',
  )
for (const fault of faults) console.error(fault)
console.log(`contract: ${(rest.deployedBytecode.length - 2) / 2} bytes of code, ${faults.length} faults`)
process.exit(faults.length ? 1 : 0)
