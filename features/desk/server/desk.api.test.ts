import { expect, it } from 'vitest'
import { createTaskRunner } from '#platform/server/scheduler/task-runner.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { createTestClock } from '#workshop/testing/app/deps.ts'
import { makeOperator } from '#workshop/testing/app/make-operator.ts'

async function prepare() {
  const app = await createTestApp()
  const [operator, learner] = [await app.signUp('boss@example.org'), await app.signUp('ada@example.org')]
  await makeOperator(app, operator)
  return { app, operator, learner }
}

it('an operator finds a learner and shuts the account, and the learner is out with the next request', async () => {
  const { operator, learner } = await prepare()
  const found = await operator.call('GET', '/api/operator/learners?search=ADA')
  expect(found.body.learners).toMatchObject([{ id: learner.uid, disabled: false }])

  const url = `/api/operator/learners/${learner.uid}/disabled`
  expect((await operator.call('PUT', url, { disabled: true })).body).toEqual({ disabled: true })
  expect((await learner.call('GET', '/api/progress')).status).toBe(401)
  const record = await operator.call('GET', `/api/operator/learners/${learner.uid}`)
  expect(record.body.learner.account).toMatchObject({ disabled: true, sessions: 0 })
})

it('an operator cannot shut the own account', async () => {
  const { operator } = await prepare()
  const url = `/api/operator/learners/${operator.uid}/disabled`
  const { status, body } = await operator.call('PUT', url, { disabled: true })
  expect([status, body.error.code]).toEqual([409, 'own-account'])
})

it('nothing that the desk says has a hash or a token in it', async () => {
  const { app, operator, learner } = await prepare()
  const { password_hash } = await app.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', learner.uid)
    .executeTakeFirstOrThrow()
  for (const url of ['/api/operator/learners', `/api/operator/learners/${learner.uid}`])
    expect((await operator.call('GET', url)).text).not.toContain(password_hash)
  expect((await operator.call('POST', '/api/operator/learners.csv')).text).not.toContain(password_hash)
})

it('the list leaves as a file of CSV in which nothing is a formula (SX.39)', async () => {
  const { operator, learner } = await prepare()
  await learner.call('PUT', '/api/profile', { name: '=HYPERLINK("example.org")' })
  const { status, text } = await operator.call('POST', '/api/operator/learners.csv')
  expect(status).toBe(200)
  const [columns, ...rows] = text.trimEnd().split('\r\n')
  expect(columns).toBe(
    `\ufeffid,email,email_verified,name,disabled,registered_at,last_login_at,last_active_at,completed_modules,${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `module_${number}_completed_at`)}`,
  )
  expect(rows).toHaveLength(2)
  expect(rows.join('\n')).toContain(`ada@example.org,false,"'=HYPERLINK(""example.org"")",false,2026-`)
  const events = (await operator.call('GET', '/api/operator/audit-events')).body.events
  expect(events).toContainEqual(expect.objectContaining({ type: 'list-exported', by: 'boss@example.org' }))
})

it('the overview says which scheduled task fails, and since when, until it succeeds', async () => {
  const clock = createTestClock()
  let fault: Error | undefined = new Error('invalid input syntax')
  const task = {
    name: 'idle-sessions' as const,
    every: 3_600_000,
    async run() {
      if (fault) throw fault
      return 0
    },
  }
  const tasks = createTaskRunner([task], { clock })
  const app = await createTestApp({}, { tasks })
  const operator = await app.signUp('boss@example.org')
  await makeOperator(app, operator)
  const failing = async () => (await operator.call('GET', '/api/operator/overview')).body.failingTasks
  const log = { info() {}, error() {} }
  expect(await failing()).toEqual([])

  await tasks.runDue(log)
  const since = clock()
  clock.advance(3_600_000)
  await tasks.runDue(log)

  expect(await failing()).toEqual([{ name: 'idle-sessions', since }])

  fault = undefined
  clock.advance(3_600_000)
  await tasks.runDue(log)

  expect(await failing()).toEqual([])
})

it.each([
  ['step=in-quiz', 'module'],
  ['step=finished&module=1', 'module'],
  ['module=1', 'module'],
  ['step=lost', 'step'],
  ['inactiveSince=2026-02-30', 'inactiveSince'],
  ['sort=email', 'sort'],
])('a filter of learners that says %j is refused by the name of %s', async (query, field) => {
  const { operator } = await prepare()
  const { status, body } = await operator.call('GET', `/api/operator/learners?${query}`)
  expect([status, body.error.field]).toEqual([400, field])
})
