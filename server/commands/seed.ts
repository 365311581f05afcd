// `npm run seed`: demo learners, made through the API; the server must have run once.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/config/config.ts'
import { createDeps, type Deps } from '#server/deps.ts'
import { describeDatabase, openExistingDatabase } from '#server/open-database.ts'
import { ContentError } from '#server/platform/content/yaml-file.ts'
import { runCommand, UsageError } from './command.ts'

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

interface Seed {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly completed: number
}

async function seedLearner(app: FastifyInstance, { config, bank }: Deps, seed: Seed): Promise<void> {
  const call = async <T>(method: 'POST' | 'PUT', url: string, body: object, token = ''): Promise<T> => {
    const answer = await app.inject({
      method,
      url,
      payload: body,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`)
    return answer.json<T>()
  }
  const { email, password, name, completed } = seed
  const { idToken } = await call<{ idToken: string }>(
    'POST',
    `/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${encodeURIComponent(config.identity.apiKey)}`,
    { email, password, returnSecureToken: true },
  )
  await call('PUT', '/api/profile', { name }, idToken)
  for (let moduleNumber = 1; moduleNumber <= completed; moduleNumber++) {
    const { attempt } = await call<{ attempt: { id: string } }>(
      'POST',
      `/api/modules/${moduleNumber}/attempts`,
      {},
      idToken,
    )
    for (const [index, { answer }] of (bank.get(moduleNumber) ?? []).entries())
      await call(
        'POST',
        `/api/attempts/${attempt.id}/answers`,
        { position: index + 1, option: answer },
        idToken,
      )
  }
}
