import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { idleMonthsOf, noticePeriod, removedAfter } from '#features/identity/server/idle-period.ts'
import { refreshSession } from '#features/identity/server/operations/sessions/refresh-session.ts'
import { day } from '#platform/server/clock/clock.ts'
import { readIssuer } from '#platform/server/config/issuer.ts'
import type { Db } from '#platform/server/db/database.ts'
import { createTestClock, type TestClock } from '#workshop/testing/app/deps.ts'
import { createTestIdentity, signInTestAccount } from '#workshop/testing/app/identity.ts'
import { createTestMailer, startTestMailServer } from '#workshop/testing/app/mail.ts'
import { addAccount, listAccountIds, prepareDatabase } from '#workshop/testing/app/scheduled-tasks.ts'
import { scheduledTasks } from './scheduled-tasks.ts'

const never = new AbortController().signal
const months = 12
/** In ms: long enough to be told. */
const idle = (months - 1) * 31 * day

const verified = (clock: TestClock, more: object = {}) => ({
  email_verified: 1,
  created_at: clock() - idle - day,
  ...more,
})

/** With a mail server; `run` does both tasks once. */
async function prepare(options: SMTPServerOptions & { readonly db?: Db; readonly clock?: TestClock } = {}) {
  const { db = await prepareDatabase(), clock = createTestClock(), ...smtp } = options
  const server = await startTestMailServer(smtp)
  const env = {
    SMTP_URL: server.url,
    IDLE_ACCOUNT_MONTHS: String(months),
    OPERATOR_EMAILS: 'boss@example.org',
  }
  const parts = (more: NodeJS.ProcessEnv = {}) => {
    const config = readConfig({ ...env, ...more })
    const publicUrl = 'https://edutrain.example'
    const issuer = readIssuer(config.issuer, { contentDir: config.server.contentDir, publicUrl })
    return { db, clock, config, publicUrl, issuer, mailer: createTestMailer({ ...env, ...more }).mailer }
  }
  async function run(more?: NodeJS.ProcessEnv) {
    const tasks = scheduledTasks(parts(more)).filter(({ name }) => name.startsWith('idle-account'))
    const done: number[] = []
    for (const task of tasks) done.push(await task.run(never))
    return { told: done[0], removed: done[1] }
  }
  return { db, clock, run, server }
}

describe('an account that nobody uses', () => {
  it('is told once, a month before, and removed when the day in the email is over everywhere', async () => {
    const { db, clock, run, server } = await prepare()
    const id = await addAccount(db, verified(clock, { created_at: clock() - idle }))
    expect(await run()).toEqual({ told: 0, removed: 0 })

    clock.advance(1)
    expect(await run()).toEqual({ told: 1, removed: 0 })
    expect(server.messages.map(({ recipients }) => recipients)).toEqual([[`${id}@example.org`]])
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
    expect(server.messages[0]?.text).toContain(`by ${day.format(clock() + noticePeriod)} at the latest`)
    expect(server.messages[0]?.text).toContain('https://edutrain.example/login')

    clock.advance(removedAfter - 1)
    expect(await run()).toEqual({ told: 0, removed: 0 })
    clock.advance(1)
    expect(await run()).toEqual({ told: 0, removed: 1 })

    expect(await listAccountIds(db)).toEqual([])
    expect(server.messages).toHaveLength(1)
    const acts = await db.selectFrom('operator_acts').select(['act', 'account_id', 'by_email']).execute()
    expect(acts).toEqual([{ act: 'idle-account-removed', account_id: id, by_email: 'IDLE_ACCOUNT_MONTHS' }])
  })

  it('goes with what is kept by its email alone', async () => {
    const { db, clock, run } = await prepare()
    await addAccount(db, verified(clock, { email: 'ada@example.org' }))
    const code = { code_hash: 'c', request_type: 'EMAIL_SIGNIN', email: 'ada@example.org', created_at: 0 }
    await db
      .insertInto('action_codes')
      .values({ ...code, expires_at: clock() + removedAfter })
      .execute()
    await run()
    clock.advance(removedAfter)

    expect(await run()).toEqual({ told: 0, removed: 1 })

    expect(await db.selectFrom('action_codes').select('code_hash').execute()).toEqual([])
  })

  it('is told in the language of its latest quiz', async () => {
    const { db, clock, run, server } = await prepare()
    const account_id = await addAccount(db, verified(clock))
    const attempt = { account_id, module_number: 1, questions: '[]', answered: 0, question_count: 10 }
    for (const [number, language] of ['en', 'fr', null].entries())
      await db
        .insertInto('attempts')
        .values({ ...attempt, id: `a${number}`, module_number: number + 1, started_at: number, language })
        .execute()

    await run()

    expect(server.messages[0]?.subject).toContain('va être supprimé')
    expect(server.messages[0]?.text).toMatch(/au plus tard le \d+ \p{L}+ 20\d\d/u)
  })

  it('stays after a visit with a login that was kept, and is told anew when it is idle again', async () => {
    const identity = await createTestIdentity()
    const { clock } = identity
    const { account, tokens } = await signInTestAccount(identity)
    const { db, run, server } = await prepare({ db: identity.db, clock })
    await db
      .updateTable('refresh_tokens')
      .set({ used_at: clock() + idle })
      .execute()
    clock.advance(idle + 1)
    expect(await run()).toEqual({ told: 1, removed: 0 })
    await refreshSession(identity, tokens.refreshToken)

    clock.advance(removedAfter)
    expect(await run()).toEqual({ told: 0, removed: 0 })
    expect(await listAccountIds(db)).toEqual([account.uid])
    clock.advance(idle + 1 - removedAfter)
    expect(await run()).toEqual({ told: 1, removed: 0 })
    expect(server.messages).toHaveLength(2)
  })

  it.each([
    ['of an operator', 'operators', { since: 0 }],
    [
      'with a request for a certificate',
      'certificate_requests',
      { received: 0, requested_at: 0, email: 'a' },
    ],
  ] as const)('%s is neither told nor removed', async (_who, table, row) => {
    const { db, clock, run, server } = await prepare()
    const account_id = await addAccount(db, verified(clock))
    await db
      .insertInto(table)
      .values({ account_id, ...row } as never)
      .execute()

    await run()
    clock.advance(removedAfter)

    expect(await run()).toEqual({ told: 0, removed: 0 })
    expect(server.messages).toEqual([])
  })

  it('stays when it gets a certificate after the email', async () => {
    const { db, clock, run } = await prepare()
    const account_id = await addAccount(db, verified(clock))
    await run()
    const request = { account_id, email: 'a', received: 0, requested_at: 0 } as never
    await db.insertInto('certificate_requests').values(request).execute()
    clock.advance(removedAfter)

    expect(await run()).toEqual({ told: 0, removed: 0 })
  })

  it.each([
    ['by OPERATOR_EMAILS it is an operator’s', { email: 'boss@example.org' }],
    ['an operator has disabled it', { disabled: 1 }],
    ['it has no email', { email: null }],
  ])('is not told when %s', async (_why, row) => {
    const { db, clock, run, server } = await prepare()
    await addAccount(db, verified(clock, row))

    await run()
    clock.advance(noticePeriod - day)

    expect(await listAccountIds(db)).toHaveLength(1)
    expect(server.messages).toEqual([])
  })

  it('stays when its address takes no email, and keeps no other from theirs', async () => {
    const options: SMTPServerOptions = {
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('gone') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null,
        ),
    }
    const { db, clock, run, server } = await prepare(options)
    const gone = await addAccount(db, verified(clock, { email: 'gone@example.org', created_at: 0 }))
    await addAccount(db, verified(clock))

    expect(await run()).toEqual({ told: 1, removed: 0 })
    clock.advance(removedAfter)
    expect(await run()).toEqual({ told: 0, removed: 1 })

    expect(await listAccountIds(db)).toEqual([gone])
    expect(server.messages).toHaveLength(1)
  })

  it('whose mailbox is full for now keeps no other from theirs, and is told once it has room', async () => {
    let isFull = true
    const { db, clock, run, server } = await prepare({
      onRcptTo: ({ address }, _session, done) =>
        done(
          isFull && address.startsWith('full')
            ? Object.assign(new Error('mailbox full'), { responseCode: 452 })
            : null,
        ),
    })
    // Idle for longer, so that it comes first.
    await addAccount(db, verified(clock, { email: 'full@example.org', created_at: 0 }))
    await addAccount(db, verified(clock))

    expect(await run()).toEqual({ told: 1, removed: 0 })
    isFull = false
    clock.advance(day)
    expect(await run()).toEqual({ told: 1, removed: 0 })
    expect(server.messages.at(-1)?.recipients).toEqual(['full@example.org'])
  })

  it('stays while the mail server is away, and is told once it is back', async () => {
    const { db, clock, run, server } = await prepare()
    await addAccount(db, verified(clock))

    await expect(run({ SMTP_URL: 'smtp://127.0.0.1:1' })).rejects.toThrow()
    clock.advance(removedAfter)
    expect(await run()).toEqual({ told: 1, removed: 0 })

    expect(server.messages).toHaveLength(1)
  })

  it.each([
    ['without a mail server', { SMTP_URL: '' }],
    ['with IDLE_ACCOUNT_MONTHS=0', { IDLE_ACCOUNT_MONTHS: '0' }],
  ])('that was told stays %s, and has another whole month afterwards', async (_why, env) => {
    const { db, clock, run, server } = await prepare()
    await addAccount(db, verified(clock))
    await run()
    clock.advance(removedAfter)

    expect(await run(env)).toEqual({ told: 0, removed: 0 })
    expect(await run()).toEqual({ told: 1, removed: 0 })

    expect(await listAccountIds(db)).toHaveLength(1)
    expect(server.messages).toHaveLength(2)
  })

  it('is told and removed by one of several processes alone', async () => {
    const { db, clock, run, server } = await prepare()
    for (let count = 0; count < 120; count++) await addAccount(db, verified(clock))

    const told = await Promise.all([run(), run()])
    expect(told.reduce((sum, done) => sum + (done.told ?? 0), 0)).toBe(120)
    expect(server.messages).toHaveLength(120)
    clock.advance(removedAfter)

    const removed = await Promise.all([run(), run()])
    expect(removed.reduce((sum, done) => sum + (done.removed ?? 0), 0)).toBe(120)
    expect(await listAccountIds(db)).toEqual([])
  })
})

it.each(['1', '2', '121'])('IDLE_ACCOUNT_MONTHS=%s is refused', (months) => {
  expect(() => readConfig({ IDLE_ACCOUNT_MONTHS: months })).toThrow('IDLE_ACCOUNT_MONTHS')
})

it('with the hosted identity service no account is idle: the server does not see its logins', () => {
  const config = readConfig({ IDLE_ACCOUNT_MONTHS: '12', SMTP_URL: 'smtps://mail.example' })
  expect(idleMonthsOf(config)).toBe(12)
  expect(idleMonthsOf({ ...config, identity: { ...config.identity, mode: 'firebase' } })).toBe(0)
})
