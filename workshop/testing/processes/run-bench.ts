import { execFile } from 'node:child_process'
import { join } from 'node:path'

const program = join(import.meta.dirname, '../../bench/main.ts')

/** Runs parts of the benchmarks at their shortest; what they find is never tested. */
export function runBench(only: string): Promise<{ code: unknown; said: string }> {
  const short = ['--few', '20', '--rounds', '1', '--seconds', '0.3', '--frames', '0']
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...short, '--only', only], (error, said) =>
      resolve({ code: error?.code ?? 0, said }),
    )
  })
}
