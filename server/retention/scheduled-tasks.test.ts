import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import type { Db } from '#server/database.ts'
import { listAuditEvents } from '#server/features/operators/audit-log.ts'
import { keepRunning } from '#server/platform/scheduler/keep-running.ts'
import { createTaskRunner } from '#server/platform/scheduler/task-runner.ts'
import { createTestApp } from '#server/testing/app/app.ts'
import { createTestDatabase } from '#server/testing/app/database.ts'
import { createTestClock } from '#server/testing/app/deps.ts'
import { scheduledTasks, type TaskParts } from './scheduled-tasks.ts'

const day = 24 * 3600 * 1000
const clock = createTestClock()
const config = readConfig({ SMTP_URL: 'smtps://mail.example.org' })

async function prepare(): Promise<Db> {
  const db = await createTestDatabase()
  onTestFinished(() => db.destroy())
  return db
}

const never = new AbortController().signal

/** Runs each task once, and returns what each one removed or changed, but for those that did nothing. */
async function runAll(db: Db, settings: TaskParts['config'] = config): Promise<Record<string, number>> {
  const done: Record<string, number> = {}
  for (const task of scheduledTasks({ db, clock, config: settings })) {
    const rows = await task.run(never)
    if (rows > 0) done[task.name] = rows
  }
  return done
}

/** An account that is 91 days old and never did anything, unless `row` says otherwise. */
async function addAccount(db: Db, row: object = {}): Promise<string> {
  const id = randomUUID()
  const account = { id, email: `${id}@example.org`, email_verified: 0, disabled: 0, valid_since: 0 } as const
  const created_at = clock() - 91 * day
  await db
    .insertInto('accounts')
    .values({ ...account, created_at, ...row })
    .execute()
  return id
}

const accountsIn = async (db: Db) =>
  (await db.selectFrom('accounts').select('id').execute()).map(({ id }) => id)
const addProfile = (db: Db, account_id: string, wallet_address: string) =>
  db
    .insertInto('profiles')
    .values({ account_id, name: 'Ada', search_key: 'ada', wallet_address, created_at: 0, updated_at: 0 })
    .execute()

describe('an account that was never verified', () => {
  it('is removed with its profile when nothing has come of it for 90 days', async () => {
    const db = await prepare()
    await addProfile(db, await addAccount(db), '')
    const young = await addAccount(db, { created_at: clock() - 89 * day })

    expect(await runAll(db)).toEqual({ 'unverified-accounts': 1 })

    expect(await accountsIn(db)).toEqual([young])
    expect(await db.selectFrom('profiles').selectAll().execute()).toEqual([])
  })

  it.each([
    ['it was verified', { email_verified: 1 }],
    ['it logged in since', { last_login_at: clock() - 89 * day }],
    ['its session was used since', { last_refresh_at: clock() - 89 * day }],
    ['an operator has disabled it', { disabled: 1 }],
  ])('stays when %s', async (_why, row) => {
    const db = await prepare()
    const id = await addAccount(db, row)

    await runAll(db)

    expect(await accountsIn(db)).toEqual([id])
  })

  const traces: [what: string, add: (db: Db, account_id: string) => Promise<unknown>][] = [
    [
      'went to a class',
      (db, account_id) =>
        db.insertInto('attendances').values({ account_id, module_number: 1, attended_at: 0 }).execute(),
    ],
    [
      'began a quiz',
      (db, account_id) =>
        db
          .insertInto('attempts')
          .values({
            ...{ id: 'a', account_id, module_number: 1 },
            ...{ questions: '[]', answered: 0, question_count: 10, started_at: 0 },
          })
          .execute(),
    ],
    ['typed a wallet', (db, account_id) => addProfile(db, account_id, '0x1')],
    [
      'proved a wallet',
      (db, account_id) =>
        db.insertInto('wallets').values({ account_id, address: '0x1', proven_at: 0 }).execute(),
    ],
    [
      'signs in by another provider',
      (db, account_id) =>
        db
          .insertInto('linked_identities')
          .values({ account_id, provider_id: 'p', subject: 's', linked_at: 0 })
          .execute(),
    ],
    [
      'asked for a certificate',
      (db, account_id) =>
        db
          .insertInto('certificate_requests')
          .values({ account_id, email: 'a@example.org', received: 0, requested_at: 0 } as never)
          .execute(),
    ],
  ]

  it.each(traces)('stays when it %s', async (_what, add) => {
    const db = await prepare()
    const id = await addAccount(db)
    await add(db, id)

    await runAll(db)

    expect(await accountsIn(db)).toEqual([id])
  })

  it('stays with 0 days, and with accounts that are the hosted service’s', async () => {
    const db = await prepare()
    await addAccount(db)
    const hosted = { ...config, identity: { ...config.identity, mode: 'firebase' as const } }
    const forever = { ...config, retention: { ...config.retention, unverifiedAccountDays: 0 } }

    for (const other of [hosted, forever]) await runAll(db, other)

    expect(await accountsIn(db)).toHaveLength(1)
  })

  it('goes whatever number there is of them, each counted by one process alone', async () => {
    const db = await prepare()
    for (let count = 0; count < 250; count++) await addAccount(db)

    const both = await Promise.all([runAll(db), runAll(db)])

    expect(both.reduce((sum, done) => sum + (done['unverified-accounts'] ?? 0), 0)).toBe(250)
    expect(await accountsIn(db)).toEqual([])
  })
})

describe('a submission that was never confirmed', () => {
  const submit = (db: Db, id: string, age: number, confirmed_at: number | null = null) =>
    db
      .insertInto('rewards')
      .values({ id, email: id, evm_address: '', submitted_at: clock() - age * day, confirmed_at })
      .execute()
  const left = async (db: Db) =>
    (await db.selectFrom('rewards').select('id').orderBy('id').execute()).map(({ id }) => id)

  it('is removed after 30 days, and one that was confirmed never', async () => {
    const db = await prepare()
    await submit(db, 'old', 31)
    await submit(db, 'new', 29)
    await submit(db, 'confirmed', 400, 0)

    expect(await runAll(db)).toEqual({ 'unconfirmed-rewards': 1 })

    expect(await left(db)).toEqual(['confirmed', 'new'])
  })

  it('stays with 0 days, and where no mail server could have asked for it', async () => {
    const db = await prepare()
    await submit(db, 'old', 31)

    await runAll(db, readConfig({}))
    await runAll(db, readConfig({ SMTP_URL: 'smtps://a.example', UNCONFIRMED_REWARD_DAYS: '0' }))

    expect(await left(db)).toEqual(['old'])
  })
})

it('a line of a class is removed after 30 days, the record of the class never', async () => {
  const db = await prepare()
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
  const db = await prepare()
  await addAccount(db)
  const { app } = await createTestApp()
  keepRunning(app, createTaskRunner(scheduledTasks({ db, clock, config }), { clock }))
  await app.ready()

  await expect.poll(() => accountsIn(db)).toEqual([])
})

it('a signed claim goes when its deadline has passed', async () => {
  const db = await prepare()
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
  const db = await prepare()
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

it('docs/operations.md lists all that the server does by itself, how often and by which setting', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  const table = /\| task \|[\s\S]*?\n\n/.exec(page)?.[0] ?? ''
  const rows = scheduledTasks({ db: await prepare(), clock, config }).map(
    ({ name, what, every, setting }) =>
      `| \`${name}\` | ${what} | ${every / 60_000} min | ${setting === undefined ? '' : `\`${setting}\``} |`,
  )

  expect(table.trim().split('\n').slice(2)).toEqual(rows)
})
