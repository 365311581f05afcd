// `npm run fuzz`: sends malformed requests to a server of its own, then measures how long a visitor waits while one client
// keeps the server busy. Exits with 1 when a request broke something or a client delayed others. docs/fuzzing.md has the
// options.
import { parseArgs } from 'node:util'
import { faultsOfRun } from '#server/testing/fuzz/expectations.ts'
import { runFuzz } from '#server/testing/fuzz/fuzz-run.ts'
import { faultsOfLoad } from '#server/testing/load/load-bounds.ts'
import { runLoad } from '#server/testing/load/load-run.ts'
import { startPostgresServer } from '#server/testing/postgres/postgres-server.ts'

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'both' },
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string' },
    engine: { type: 'string', default: 'sqlite' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    port: { type: 'string' },
    pid: { type: 'string' },
    'data-dir': { type: 'string' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000_000))
const requests = Number(values.requests)
if (!['sqlite', 'postgres'].includes(values.engine) || !['both', 'requests', 'load'].includes(values.part)) {
  console.error(
    'npm run fuzz -- [--part requests|load] [--requests 200000] [--seed 7] [--engine sqlite|postgres]',
  )
  console.error('                [--seconds 10] [--only NAME] [--port 3000 --pid 4711 --data-dir /tmp/data]')
  process.exit(2)
}

const started = performance.now()
try {
  const faults = [
    ...(values.part === 'load' ? [] : await sendMalformed()),
    ...(values.part === 'requests' ? [] : await measureLoad()),
  ]
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

async function measureLoad(): Promise<string[]> {
  const { port, pid, 'data-dir': dataDir } = values
  const running = port && pid && dataDir ? { port: Number(port), pid: Number(pid), dataDir } : undefined
  const report = await runLoad({
    ...{ seconds: Number(values.seconds), only: values.only, say: console.log },
    running,
  })
  console.log(`the server took ${Math.round(report.memory / 1e6)} MB at most`)
  return faultsOfLoad(report)
}
