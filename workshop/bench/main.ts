// `npm run bench`: measures the server against references in the same run, and prints one line for each figure.
// `-- --only growth --engine postgres` for a part of it. docs/benchmarks.md says more.
import { parseArgs } from 'node:util'
import { importOfFeatures } from '#workshop/testing/feature-exports.ts'
import { measureAttacks } from './attacks/measure-attacks.ts'
import { type Engine, sqlite, startPostgres } from './installation.ts'
import { startLoadGenerator } from './load.ts'
import type { FeatureBench, Measure } from './measuring.ts'
import { describeMachine, report } from './report.ts'
import { measureBesideParse } from './server/beside-parse.ts'
import { measureCosts } from './server/costs.ts'
import { measureDesk } from './server/desk.ts'
import { measureGrowth } from './server/growth.ts'
import { measureLearnerBytes } from './server/learner-bytes.ts'
import { measureManyAttempts } from './server/many-attempts.ts'
import { measureStartTime } from './server/start-time.ts'
import { measureAnswerWrite, measureDashboardRead, measureSignIn } from './server/usual-calls.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    engine: { type: 'string', default: 'sqlite' },
    learners: { type: 'string', default: '1000000' },
    few: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    attack: { type: 'string', default: '' },
    'attack-seconds': { type: 'string', default: '10' },
    frames: { type: 'string', default: '300' },
  },
})
const load = startLoadGenerator()
const effort = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  frames: Number(values.frames),
  load,
}
const sizes = { few: Number(values.few), many: Number(values.learners) }

const features = await importOfFeatures<FeatureBench>('workshop/bench.ts')
const featureParts = Object.fromEntries(
  features.flatMap(({ parts }) => Object.entries(parts)).map(([name, measure]) => [name, withFew(measure)]),
)

const parts: Record<string, (engine: Engine) => Promise<void>> = {
  read: withFew(measureDashboardRead),
  'sign-in': withFew(measureSignIn),
  write: withFew(measureAnswerWrite),
  growth: (engine) => measureGrowth(engine, sizes, effort),
  bytes: (engine) => measureLearnerBytes(engine, Math.round(sizes.many / 10), sizes.many),
  costs: withFew(measureCosts),
  desk: async (engine) => {
    await using small = await engine.createInstallation(sizes.few)
    await using large = await engine.createInstallation(sizes.many)
    await measureDesk(small, large, effort.rounds)
  },
  attempts: withFew(measureManyAttempts),
  ...featureParts,
  start: withFew(measureStartTime),
  attacks: () => measureAttacks(values.attack, Number(values['attack-seconds'])),
  parse: () => measureBesideParse(sizes.few, effort),
}

function withFew(measure: Measure) {
  return async (engine: Engine) => {
    await using small = await engine.createInstallation(sizes.few)
    await measure(small, effort)
  }
}

/** A part that cannot run says so, and the others go on. */
async function run(name: string, engine: Engine): Promise<void> {
  try {
    const measure = parts[name]
    if (!measure) throw new Error(`there is no such part; there are ${Object.keys(parts)}`)
    await measure(engine)
  } catch (error) {
    report({ what: name, figure: 'not measured', detail: String(error).replaceAll(/\s+/g, ' ') })
    process.exitCode = 1
  }
}

const engine: Engine = values.engine === 'postgres' ? await startPostgres() : sqlite
console.log(
  `${describeMachine()}; ${engine.name}\n\n| what | figure | budget | | detail |\n| --- | --- | --- | --- | --- |`,
)
for (const name of values.only?.split(',') ?? Object.keys(parts)) await run(name, engine)
console.log(`\n${describeMachine()}`)
load[Symbol.dispose]()
await engine[Symbol.asyncDispose]()
// A PostgreSQL that was started in this process keeps listening for its end.
process.exit()
