// `npm run test:crash`: kills the server process, and PostgreSQL, again and again while learners play, and compares what
// is left with what was acknowledged. Exits with 1 when anything is lost, doubled or made up.
// `npm run test:crash -- --engine sqlite --kills 5 --seed 7` plays the kills of seed 7 again, as far as timing allows.
import { parseArgs } from 'node:util'
import { runCrashTest } from './testing/crash/crash-run.ts'
import type { Engine } from './testing/crash/crash-site.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string' },
    engine: { type: 'string', default: 'all' },
    clients: { type: 'string', default: '8' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
const engines = (['sqlite', 'postgres'] as const).filter((name) => [name, 'all'].includes(values.engine))
const [kills, clients] = [Number(values.kills), Number(values.clients)]
const wrong = [seed, kills, clients].some((number) => !Number.isSafeInteger(number) || number < 0)
if (wrong || engines.length === 0) {
  console.error('npm run test:crash -- [--engine sqlite|postgres|all] [--kills 50] [--seed 7] [--clients 8]')
  process.exit(2)
}
for (const engine of engines) await run(engine)

async function run(engine: Engine) {
  console.log(`${kills} kills on ${engine} with seed ${seed}`)
  const started = performance.now()
  try {
    const report = await runCrashTest({ engine, kills, seed, clients })
    console.dir(report, { depth: null, maxArrayLength: 50 })
    if (report.faults.length > 0) process.exitCode = 1
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
  console.log(`${engine}, seed ${seed}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
