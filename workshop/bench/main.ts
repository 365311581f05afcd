// `npm run bench`: measures the server against references in the same run, and prints one line for each figure.
// `-- --only growth --engine postgres` for a part of it. docs/benchmarks.md says more.
import { parseArgs } from 'node:util'
import { importOfWagons } from '#workshop/testing/wagon-exports.ts'
import { measureAttacks } from './attacks/measure-attacks.ts'
import { type Engine, sqlite, startPostgres } from './engine.ts'
import type { Installation } from './installation.ts'
import { startLoadGenerator } from './load.ts'
import { describeMachine, print } from './report.ts'
import { measureAnswerWrite } from './server/answer-write.ts'
import { measureBesideParse } from './server/beside-parse.ts'
import { measureCosts } from './server/costs.ts'
import { measureDashboardRead } from './server/dashboard-read.ts'
import { measureDesk } from './server/desk.ts'
import { measureGrowth } from './server/growth.ts'
import { measureLearnerBytes } from './server/learner-bytes.ts'
import { measureManyAttempts } from './server/many-attempts.ts'
import { measureSignIn } from './server/sign-in.ts'
import { measureStartTime } from './server/start-time.ts'
import type { WagonBench } from './wagon-bench.ts'

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
const effort = { rounds: Number(values.rounds), seconds: Number(values.seconds) }
const [few, many] = [Number(values.few), Number(values.learners)]
const load = startLoadGenerator()

const wagons = await importOfWagons<WagonBench>('workshop/bench.ts')
const wagonParts = wagons
  .flatMap((wagon) => Object.entries(wagon.parts))
  .map(([name, measure]) => [
    name,
    withFew((small) => measure(small, { ...effort, frames: Number(values.frames) }, print)),
  ])

const parts: Record<string, (engine: Engine) => Promise<void>> = {
  read: withFew((small) => measureDashboardRead(small, load, effort, print)),
  'sign-in': withFew((small) => measureSignIn(small, load, effort, print)),
  write: withFew((small) => measureAnswerWrite(small, load, effort, print)),
  growth: (engine) => measureGrowth({ engine, few, many }, load, effort, print),
  bytes: (engine) => measureLearnerBytes(engine, { few: Math.round(many / 10), many }, print),
  costs: withFew((small) => measureCosts(small, load, print)),
  desk: measureDeskOf,
  attempts: withFew((small) => measureManyAttempts(small, load, effort, print)),
  ...Object.fromEntries(wagonParts),
  start: withFew((small) => measureStartTime(small, effort, print)),
  attacks: () => measureAttacks(values.attack, Number(values['attack-seconds']), print),
  parse: () => measureBesideParse(few, load, effort, print),
}
const wanted = values.only?.split(',') ?? Object.keys(parts)

function withFew(measure: (small: Installation) => Promise<void>) {
  return async (engine: Engine) => {
    const small = await engine.createInstallation(few)
    try {
      await measure(small)
    } finally {
      await small.remove()
    }
  }
}

async function measureDeskOf(engine: Engine): Promise<void> {
  const small = await engine.createInstallation(few)
  const large = await engine.createInstallation(many)
  try {
    await measureDesk(small, large, effort.rounds, print)
  } finally {
    await Promise.all([small.remove(), large.remove()])
  }
}

/** A part that cannot run says so, and the others go on. */
async function run(name: string, engine: Engine): Promise<void> {
  try {
    const measure = parts[name]
    if (!measure) throw new Error(`there is no such part; there are ${Object.keys(parts)}`)
    await measure(engine)
  } catch (error) {
    print({ what: name, figure: 'not measured', detail: String(error).replaceAll(/\s+/g, ' ') })
    process.exitCode = 1
  }
}

const engine = values.engine === 'postgres' ? await startPostgres() : sqlite
console.log(
  `${describeMachine()}; ${engine.name}\n\n| what | figure | budget | | detail |\n| --- | --- | --- | --- | --- |`,
)
for (const name of wanted) await run(name, engine)
console.log(`\n${describeMachine()}`)
load.stop()
await engine.stop()
// A PostgreSQL that was started in this process keeps listening for its end.
process.exit()
