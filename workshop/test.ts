// `npm test`: everything, cheapest first, stopping at the first step that fails. `npm run test:quick`: what can be told in
// a few minutes, which leaves out PostgreSQL, whole processes, the comparison with the emulator and most of the browser.
// `npm run test:nightly`: everything, with what takes long: all on both engines, more malformed requests, crashes.

import { fileStep, runSteps, type Step } from './steps.ts'
import { ensureChromium } from './testing/machine/chromium.ts'

const quick: readonly Step[] = [
  fileStep('types, lint, rules', 'workshop/checks/check.ts'),
  ['rules and API', 'vitest', 'run', '--project', 'sqlite', '--project', 'web'],
  ['the journey in a browser', 'playwright', 'test', 'journeys/journey', '--project', 'phone'],
]
const everything: readonly Step[] = [
  fileStep('types, lint, rules', 'workshop/checks/check.ts'),
  fileStep('contract', 'workshop/contracts/run-forge.ts'),
  fileStep('bytes of the pages', 'workshop/checks/check-size.ts'),
  ['rules and API', 'vitest', 'run'],
  ['journeys in a browser', 'playwright', 'test'],
]

const nightly: readonly Step[] = [
  ...everything,
  fileStep('crashes', 'workshop/crash-test.ts'),
  fileStep('load and malformed requests', 'workshop/fuzz.ts'),
]

const has = (option: string) => process.argv.includes(option)
runSteps(has('--quick') ? quick : has('--nightly') ? nightly : everything, {
  ...process.env,
  CHROMIUM_PATH: ensureChromium(),
  ...(has('--quick') && { TEST_QUICK: 'yes' }),
  ...(has('--nightly') && { TEST_NIGHTLY: 'yes' }),
})
