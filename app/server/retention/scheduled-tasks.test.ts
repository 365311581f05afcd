import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listAuditEvents } from '#features/operators/server/audit-log.ts'
import { day } from '#platform/server/clock/clock.ts'
import { createTaskRunner, keepRunning } from '#platform/server/scheduler/task-runner.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import {
  addAccount,
  clock,
  config,
  listAccountIds,
  prepareDatabase,
  runAll,
} from '#workshop/testing/app/scheduled-tasks.ts'
import { scheduledTasks } from './scheduled-tasks.ts'

it('what identity keeps for a time is removed once it is of no use, and not before', async () => {
  const db = await prepareDatabase()
  const account_id = await addAccount(db, { email_verified: 1 })
  const session = { account_id, sign_in_provider: 'password', authenticated_at: 0, created_at: 0 }
  const code = { request_type: 'EMAIL_SIGNIN', email: 'ada@example.org', created_at: 0 }
  const redirect = { provider_id: 'p', nonce: 'n', code_verifier: 'v', return_to: '/' }
  for (const [name, age] of [['kept', 0] as const, ['old', 1] as const]) {
    const used_at = clock() - 180 * day - age
    await db
      .insertInto('refresh_tokens')
      .values({ token_hash: name, ...session, used_at })
      .execute()
    const expires_at = clock() - 30 * day - age
    await db
      .insertInto('action_codes')
      .values({ code_hash: name, ...code, expires_at })
      .execute()
    const created_at = clock() - day - age
    await db
      .insertInto('provider_redirects')
      .values({ state_hash: name, ...redirect, created_at })
      .execute()
    const end = { expires_at: clock() + 1 - age }
    await db
      .insertInto('throttles')
      .values({ key: name, count: 1, window_started_at: 0, ...end })
      .execute()
  }

  expect(await runAll(db)).toEqual({
    'idle-sessions': 1,
    'action-codes': 1,
    'provider-redirects': 1,
    'limit-counts': 1,
  })

  expect(await db.selectFrom('refresh_tokens').select('token_hash').execute()).toEqual([
    { token_hash: 'kept' },
  ])
  expect(await db.selectFrom('action_codes').select('code_hash').execute()).toEqual([{ code_hash: 'kept' }])
  expect(await db.selectFrom('provider_redirects').select('state_hash').execute()).toEqual([
    { state_hash: 'kept' },
  ])
  expect(await db.selectFrom('throttles').select('key').execute()).toEqual([{ key: 'kept' }])
})

it('a line of a class is removed after 30 days, the record of the class never', async () => {
  const db = await prepareDatabase()
  const account_id = await addAccount(db, { email_verified: 1 })
  const at = clock() - 400 * day
  await db
    .insertInto('held_classes')
    .values({
      id: 'c',
      module_number: 1,
      host: 'Host',
      opened_at: at,
      host_seen_at: at,
      closed_at: at,
      scene: '',
    })
    .execute()
  for (const [number, age] of [31, 31, 29].entries())
    await db
      .insertInto('class_lines')
      .values({
        ...{ class_id: 'c', account_id, number, seat: 1, nickname: 'Ada', text: 'hello' },
        said_at: clock() - age * day,
      })
      .execute()

  expect(await runAll(db)).toEqual({ 'class-lines': 2 })

  expect(await db.selectFrom('class_lines').select('number').execute()).toEqual([{ number: 2 }])
  expect(await db.selectFrom('held_classes').select('id').execute()).toEqual([{ id: 'c' }])
})

it('a server removes what is kept no longer by itself, from its start on', async () => {
  const db = await prepareDatabase()
  await addAccount(db)
  const { app } = await createTestApp()
  keepRunning(app, createTaskRunner(scheduledTasks({ db, clock, config }), { clock }))
  await app.ready()

  await expect.poll(() => listAccountIds(db)).toEqual([])
})

it('a signed claim goes when its deadline has passed', async () => {
  const db = await prepareDatabase()
  const deadline = Math.floor(clock() / 1000)
  const signed = {
    chain_id: 1,
    contract: '0x1',
    claim_id: '0x2',
    address: '0x3',
    signature: '0x4',
    signed_at: 0,
  }
  const add = async (seconds: number) => {
    const account_id = await addAccount(db, { email_verified: 1 })
    await db
      .insertInto('signed_claims')
      .values({ account_id, deadline: seconds, ...signed })
      .execute()
    return account_id
  }
  const [sendable] = [await add(deadline), await add(deadline - 1)]

  expect(await runAll(db)).toEqual({ 'signed-claims': 1 })

  const left = await db.selectFrom('signed_claims').select('account_id').execute()
  expect(left).toEqual([{ account_id: sendable }])
})

it('a class is closed, and the audit log says so, when its host did not come back', async () => {
  const db = await prepareDatabase()
  const hold = async (module_number: number, absence: number) => {
    const host_id = await addAccount(db, { email_verified: 1 })
    const host_seen_at = clock() - absence
    await db
      .insertInto('held_classes')
      .values({
        ...{ id: `class-${module_number}`, module_number, host_id, host: 'Host' },
        ...{ opened_at: 0, host_seen_at, scene: '' },
      })
      .execute()
  }
  await hold(1, 3 * 60_000 + 1)
  await hold(2, 3 * 60_000)

  expect(await runAll(db)).toEqual({ 'abandoned-classes': 1 })

  const held = await db
    .selectFrom('held_classes')
    .select(['module_number', 'closed_at'])
    .orderBy('id')
    .execute()
  expect(held).toEqual([
    { module_number: 1, closed_at: clock() },
    { module_number: 2, closed_at: null },
  ])
  expect((await listAuditEvents(db)).events).toMatchObject([{ type: 'class-closed', detail: 'host away' }])
})

it('of a quiz that was taken very often only what tells something is kept', async () => {
  const db = await prepareDatabase()
  const account_id = await addAccount(db, { email_verified: 1 })
  const questions = JSON.stringify([{ id: 'q', version: '1', order: [0, 1, 2], tried: [] }])
  for (let number = 0; number < 250; number++) {
    const at = clock() - (250 - number) * 60_000
    await db
      .insertInto('attempts')
      .values({
        ...{ id: `a${number}`, account_id, module_number: 1, questions, answered: 1, question_count: 1 },
        ...{ started_at: at, passed_at: at, begun_at: number === 0 ? at : null },
      })
      .execute()
  }

  expect(await runAll(db)).toEqual({ 'spent-attempts': 246 })

  const left = await db.selectFrom('attempts').select('id').orderBy('started_at').execute()
  expect(left.map(({ id }) => id)).toEqual(['a0', 'a247', 'a248', 'a249'])
})

it('docs/operations.md lists all that the server does by itself, how often and by which setting', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const table = /\| task \|[\s\S]*?\n\n/.exec(page)?.[0] ?? ''
  const rows = scheduledTasks({ db: await prepareDatabase(), clock, config }).map(
    ({ name, what, every, setting }) =>
      `| \`${name}\` | ${what} | ${every / 60_000} min | ${setting === undefined ? '' : `\`${setting}\``} |`,
  )

  expect(table.trim().split('\n').slice(2)).toEqual(rows)
})
