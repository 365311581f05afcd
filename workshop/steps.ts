import { spawnSync } from 'node:child_process'

export type Step = readonly [name: string, program: string, ...args: string[]]

export const fileStep = (name: string, file: string, ...args: string[]): Step => [
  name,
  process.execPath,
  file,
  ...args,
]

/** What `workshop/gate.ts` of a feature exports: steps of `npm run check` and of `npm test`. */
export interface FeatureSteps {
  readonly checks: readonly Step[]
  readonly tests: readonly Step[]
}

/** Ends the process at the first step that fails. */
export function runSteps(steps: readonly Step[], env: NodeJS.ProcessEnv = process.env): void {
  for (const [name, program, ...args] of steps) {
    console.log(`\n── ${name}`)
    const started = performance.now()
    const { status } = spawnSync(program, args, {
      stdio: 'inherit',
      env,
      shell: process.platform === 'win32',
    })
    if (status !== 0) process.exit(status ?? 1)
    console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
}
