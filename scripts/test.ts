// `npm test`: everything, cheapest first, stopping at the first step that fails.
import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.ts'

const steps: [name: string, command: string, ...args: string[]][] = [
  ['types, lint, structure, docs', 'npm', 'run', '--silent', 'check'],
  ['bytes of the pages', 'node', 'scripts/check-size.ts'],
  ['rules and API', 'vitest', 'run'],
  ['journeys in a browser', 'playwright', 'test'],
]

const chromiumPath = ensureChromium()
for (const [name, command, ...args] of steps) {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromiumPath },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
