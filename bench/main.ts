// `npm run bench`: measures the server against references in the same run, and prints one line for each figure.
// `npm run bench -- --only growth --learners 1000000 --engine postgres` for a part of it.
import { parseArgs } from 'node:util'
import { measureAnswerWrite } from './answer-write.ts'
import { measureDashboardRead } from './dashboard-read.ts'
import { measureGrowth } from './growth.ts'
import { createInstallation, type Installation } from './installation.ts'
import { startLoadGenerator } from './load.ts'
import { describeMachine } from './machine.ts'
import { print } from './report.ts'
import { measureSignIn } from './sign-in.ts'
import { measureStartTime } from './start-time.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    learners: { type: 'string', default: '1000000' },
    engine: { type: 'string', default: 'sqlite' },
  },
})

const load = startLoadGenerator()
const small = await createInstallation(1000)

const parts: Record<string, () => Promise<void>> = {
  read: () => measureDashboardRead(small, load, print),
  'sign-in': () => measureSignIn(small, load, print),
  write: () => measureAnswerWrite(small, load, print),
  growth: () => withLarge((large) => measureGrowth(small, large, load, print)),
  start: () => measureStartTime(small, print),
}

async function withLarge(measure: (large: Installation) => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  const large = await createInstallation(Number(values.learners))
  try {
    console.error(
      `${values.learners} learners made in ${Math.round((performance.now() - startedAt) / 1000)} s`,
    )
    await measure(large)
  } finally {
    await large.remove()
  }
}

console.log(`${describeMachine()}\n\n| what | figure | budget | | detail |\n| --- | --- | --- | --- | --- |`)
try {
  for (const [name, measure] of Object.entries(parts))
    if (!values.only || values.only === name) await measure()
} finally {
  await small.remove()
  load.stop()
}
console.log(`\n${describeMachine()}`)
