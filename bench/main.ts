// `npm run bench`: measures the server against references in the same run, and prints one line for each figure.
// `npm run bench -- --only growth --learners 1000000 --engine postgres` for a part of it.
import { parseArgs } from 'node:util'
import { measureDashboardRead } from './dashboard-read.ts'
import { createInstallation } from './installation.ts'
import { startLoadGenerator } from './load.ts'
import { describeMachine } from './machine.ts'
import { print } from './report.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    learners: { type: 'string', default: '1000000' },
    engine: { type: 'string', default: 'sqlite' },
  },
})

console.log(describeMachine())
console.log('\n| what | figure | budget | | detail |\n| --- | --- | --- | --- | --- |')
const load = startLoadGenerator()
const installation = await createInstallation(1000)
await measureDashboardRead(installation, load, print)
await installation.remove()
load.stop()
console.log(`\n${describeMachine()}`)
