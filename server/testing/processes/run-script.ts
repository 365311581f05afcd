import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Runs a command of `npm run` as an operator does; resolves when it has ended, with all that it said. */
export function runScript(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; said: string }> {
  const [, ...command] = String(scripts[name]).split(' ')
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...command, ...args],
      { cwd: root, env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) => {
        const code = error ? Number(error.code ?? 1) : 0
        resolve({ code, said: stdout + stderr })
      },
    )
  })
}
