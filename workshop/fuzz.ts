// `npm run fuzz`: sends malformed requests to a server of its own. Exits with 1 when one of them broke something.
// docs/fuzzing.md has the options.
import { parseArgs } from 'node:util'
import { faultsOfRun } from './testing/fuzz/expectations.ts'
import { runFuzz } from './testing/fuzz/fuzz-run.ts'
import { startPostgresServer } from './testing/postgres/postgres-server.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string' },
    engine: { type: 'string', default: 'sqlite' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000_000))
const requests = Number(values.requests)
if (!['sqlite', 'postgres'].includes(values.engine)) {
  console.error('npm run fuzz -- [--requests 200000] [--seed 7] [--engine sqlite|postgres]')
  process.exit(2)
}

const started = performance.now()
try {
  const faults = await sendMalformed()
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
console.log(`seed ${seed}, ${((performance.now() - started) / 1000).toFixed(0)} s`)

async function sendMalformed(): Promise<string[]> {
  console.log(`${requests} malformed requests on ${values.engine} with seed ${seed}`)
  const postgres = values.engine === 'postgres' ? await startPostgresServer() : undefined
  try {
    const report = await runFuzz({ requests, seed, databaseUrl: postgres?.url() })
    console.dir(report, { depth: null })
    return faultsOfRun(report)
  } finally {
    await postgres?.remove()
  }
}
