// `npm test`: everything, cheapest first, stopping at the first step that fails. `npm run test:quick`: what can be told in
// a few minutes, which leaves out PostgreSQL, whole processes, the comparison with the emulator and most of the browser.
// `npm run test:nightly`: what takes long too: all on both engines, every page at every width, more malformed requests,
// crashes, and what `npm test` leaves out since its subject has not changed. With `-- --note`, `npm test` too notes where
// all was green: what it left out was green before, and is about what has not changed since.

import { leaveOut, noteFullRun } from './by-change.ts'
import { type FeatureSteps, fileStep, runSteps, type Step } from './steps.ts'
import { importOfFeatures } from './testing/feature-exports.ts'
import { ensureChromium } from './testing/machine/chromium.ts'

const features = await importOfFeatures<FeatureSteps>('workshop/gate.ts')

const quick: readonly Step[] = [
  fileStep('types, lint, rules', 'workshop/checks/check.ts'),
  ['rules and API', 'vitest', 'run', '--configLoader', 'native', '--project', 'sqlite', '--project', 'web'],
  ['the journey in a browser', 'playwright', 'test', 'journeys/journey', '--project', 'phone'],
]
const everything: readonly Step[] = [
  fileStep('types, lint, rules', 'workshop/checks/check.ts'),
  ...features.flatMap(({ tests }) => tests),
  fileStep('bytes of the pages', 'workshop/checks/check-size.ts'),
  ['rules and API', 'vitest', 'run', '--configLoader', 'native'],
  ['journeys in a browser', 'playwright', 'test'],
]

const nightly: readonly Step[] = [
  ...everything,
  fileStep('crashes', 'workshop/crash-test.ts'),
  fileStep('load and malformed requests', 'workshop/fuzz.ts'),
]

const has = (option: string) => process.argv.includes(option)
const isNightly = has('--nightly')
const leftOut = isNightly ? [] : leaveOut()
if (leftOut.length > 0)
  console.log(`Left out, since nothing they are about has changed:\n  ${leftOut.join('\n  ')}`)
runSteps(has('--quick') ? quick : isNightly ? nightly : everything, {
  ...process.env,
  CHROMIUM_PATH: ensureChromium(),
  TEST_LEFT_OUT: JSON.stringify(leftOut),
  ...(!isNightly && { TEST_BY_DAY: 'yes' }),
  ...(has('--quick') && { TEST_QUICK: 'yes' }),
  ...(isNightly && { TEST_NIGHTLY: 'yes' }),
})
if (isNightly || has('--note')) noteFullRun()
