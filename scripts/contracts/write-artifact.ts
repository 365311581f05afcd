// `npm run contracts`: compiles the contract and writes what the server deploys and compares, a line for each of its parts.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileToken } from './compile.ts'

const path = join(import.meta.dirname, '../../contracts/EduTrainCertificate.json')
const { abi, ...rest } = compileToken()
const parts = Object.entries({ ...rest, abi: '' }).map(([name, value]) =>
  name === 'abi'
    ? `  "abi": [\n${abi.map((part) => `    ${JSON.stringify(part)}`).join(',\n')}\n  ]`
    : `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
)
writeFileSync(path, `{\n${parts.join(',\n')}\n}\n`)
console.log(`${path}: ${(rest.deployedBytecode.length - 2) / 2} bytes of code, by ${rest.compiler}`)
