// `npm run seed`: demo learners, made through the API; the server must have run once.
import { randomBytes } from 'node:crypto'
import { createApp } from '#app/server/app.ts'
import { createDeps } from '#app/server/deps.ts'
import { describeDatabase, openExistingDatabase } from '#app/server/open-database.ts'
import { ContentError } from '#platform/server/content/yaml-file.ts'
import type { Config } from '#platform/server/feature.ts'
import { runCommand, UsageError } from './command.ts'
import { seedLearner } from './seed-learner.ts'

/** How many modules each has completed. */
const stagesOf = (moduleCount: number): [name: string, completed: number][] => [
  ['Newcomer', 0],
  ['Halfway', Math.floor(moduleCount / 2)],
  ['Almost there', moduleCount - 1],
  ['Finisher', moduleCount],
]

await runCommand(
  'seed -- ',
  {},
  async ({ positionals, config }) => {
    if (positionals.length > 0) throw new UsageError()
    await seed(config())
  },
  [ContentError],
)

async function seed(settings: Config): Promise<void> {
  const config = { ...settings, server: { ...settings.server, logLevel: 'error' as const } }
  const deps = await createDeps(config, openExistingDatabase)
  console.error(`Database: ${describeDatabase(config)}`)
  const app = await createApp(deps)
  const run = randomBytes(3).toString('hex')
  for (const [name, completed] of stagesOf(deps.moduleCount)) {
    const email = `${name.toLowerCase().replace(' ', '-')}-${run}@example.org`
    const password = randomBytes(9).toString('base64url')
    await seedLearner(app, deps, { name, email, password, completed })
    console.log(`${email}  ${password}  ${completed} of ${deps.moduleCount} modules done`)
  }
  await app.close()
}
