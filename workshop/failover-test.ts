// `npm run test:failover`: learners play on two server processes over three machines with PostgreSQL, whose primary is
// killed, cut off, switched over, frozen or has its disk filled, again and again; what is left is compared with what was
// acknowledged. Exits with 1 when anything is lost, doubled or made up, and with 2 where it cannot run. As root, on Linux.
import { parseArgs } from 'node:util'
import { runFailoverTest } from './testing/failover/failover-run.ts'
import { type Fault, faults } from './testing/failover/faults.ts'
import { isInPrivateWorld, repeatInPrivateWorld } from './testing/failover/private-world.ts'
import { findMissing } from './testing/failover/requirements.ts'

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '20' },
    seed: { type: 'string', default: `${Math.floor(Math.random() * 1_000_000)}` },
    clients: { type: 'string', default: '8' },
    only: { type: 'string' },
  },
})
const [count, seed, clients] = [Number(values.faults), Number(values.seed), Number(values.clients)]
const kinds = (Object.keys(faults) as Fault[]).filter((kind) => kind === (values.only ?? kind))
const wrong = [count, seed, clients].some((number) => !Number.isSafeInteger(number) || number < 0)
if (wrong || kinds.length === 0) {
  const all = Object.keys(faults).join(', ')
  console.error('npm run test:failover -- [--faults 20] [--seed 7] [--clients 8] [--only KIND]')
  console.error(`Kinds: ${all}`)
  process.exit(2)
}
const missing = findMissing()
if (missing.length > 0) {
  console.error(['The failover test cannot run here.', ...missing].join('\n'))
  process.exit(2)
}
if (!isInPrivateWorld()) process.exit(await repeatInPrivateWorld())

console.log(`${count} faults with seed ${seed}`)
const started = performance.now()
try {
  const report = await runFailoverTest({
    count,
    kinds,
    seed,
    clients,
    onFault: (outage) => console.log(outage),
  })
  console.dir({ ...report, outages: report.outages.length }, { depth: null, maxArrayLength: 50 })
  if (report.faults.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
console.log(`seed ${seed}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
// Whatever is left ends with this world.
process.exit()
