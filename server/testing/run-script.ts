import { execFile } from 'node:child_process'
import { join } from 'node:path'

/** Runs a script of scripts/ as an operator does; resolves when it has ended, with all that it said. */
export function runScript(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; said: string }> {
  const script = join(import.meta.dirname, '../../scripts', `${name}.ts`)
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) => {
        const code = error ? Number(error.code ?? 1) : 0
        resolve({ code, said: stdout + stderr })
      },
    )
  })
}
