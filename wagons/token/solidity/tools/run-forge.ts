// `npm run test:contract`: unit tests, fuzzing and invariants of the contract, without a network: forge gets the compiler
// that npm has installed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foundryProgram } from '#wagons/token/testing/chain/foundry.ts'

const root = join(import.meta.dirname, '../../../..')
const cache = join(root, 'node_modules/.cache/forge')
const isWindows = process.platform === 'win32'
// forge wants the path of a program.
const compiler = join(cache, isWindows ? 'solc.cmd' : 'solc')
const command = `"${process.execPath}" "${join(import.meta.dirname, 'solc.ts')}"`
mkdirSync(cache, { recursive: true })
writeFileSync(compiler, isWindows ? `@${command} %*\r\n` : `#!/bin/sh\nexec ${command} "$@"\n`, {
  mode: 0o755,
})

const args = ['test', '--root', root, '--offline', '--use', compiler, ...process.argv.slice(2)]
const env = { ...process.env, FOUNDRY_CONFIG: join(root, 'wagons/token/solidity/foundry.toml') }
const { status } = spawnSync(foundryProgram('forge'), args, { cwd: root, env, stdio: 'inherit' })
process.exit(status ?? 1)
