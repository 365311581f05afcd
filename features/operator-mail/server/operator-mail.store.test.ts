import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { day, hour, minute } from '#platform/server/clock/clock.ts'
import { MailError } from '#platform/server/mail/mailer.ts'
import {
  addMarked,
  addWork,
  endWork,
  monday,
  morning,
  prepareMails,
} from '#workshop/testing/app/operator-mails.ts'
import { addAccount } from '#workshop/testing/app/scheduled-tasks.ts'
import { mailPeriodsAt } from './mail-periods.ts'
import { claimMail, endClaim } from './operator-mail.store.ts'

type Refuse = (address: string, responseCode: number) => Error | undefined
type Prepared = Awaited<ReturnType<typeof prepareMails>>

/** Moves the clock on to a time in ms. */
const to = ({ clock }: Prepared, time: number) => clock.advance(time - clock())

const choose = ({ db }: Prepared, accountId: string, how_often: 'daily' | 'weekly' | 'off') =>
  db.insertInto('operator_mails').values({ account_id: accountId, how_often, stop_key: accountId }).execute()

const mailOf = async ({ db }: Prepared) =>
  (await db.selectFrom('operator_mails').selectAll().execute()).map(
    ({ claimed_at, sent_at, refused_at }) => ({
      claimed_at,
      sent_at,
      refused_at,
    }),
  )

describe('the email about what waits', () => {
  it('comes once a day from six in the morning UTC on, by the calendar, to those who have chosen nothing (SX.52)', async () => {
    const site = await prepareMails()
    await addMarked(site.db, 'boss')
    await addWork(site.db)
    expect(await site.run()).toBe(1)

    to(site, morning + day - 1)
    expect(await site.run()).toBe(0)
    to(site, morning + day)
    expect(await site.run()).toBe(1)
    to(site, morning + 2 * day + 59 * minute)
    expect(await site.run()).toBe(1)
    to(site, morning + 3 * day)
    expect(await site.run()).toBe(1)
    expect(site.told()).toEqual(['boss', 'boss', 'boss', 'boss'])
  })

  it('comes once a week, from Monday on, or never, as each has chosen', async () => {
    const site = await prepareMails()
    await choose(site, await addMarked(site.db, 'weekly'), 'weekly')
    await choose(site, await addMarked(site.db, 'off'), 'off')
    await addWork(site.db)
    expect(await site.run()).toBe(1)

    to(site, monday - 1)
    expect(await site.run()).toBe(0)
    to(site, monday)
    expect(await site.run()).toBe(1)
    to(site, monday + 6 * day)
    expect(await site.run()).toBe(0)
    expect(site.told()).toEqual(['weekly', 'weekly'])
  })

  it('does not come while nothing waits, and then comes with the first work of the period', async () => {
    const site = await prepareMails()
    await addMarked(site.db, 'boss')
    expect(await site.run()).toBe(0)
    expect(await mailOf(site)).toEqual([])

    await addWork(site.db)
    to(site, morning + 9 * hour)
    expect(await site.run()).toBe(1)
    await endWork(site.db)
    to(site, morning + day)
    expect(await site.run()).toBe(0)
  })

  it('goes to those who may open the desk, marked or in OPERATOR_EMAILS, and to no other', async () => {
    const site = await prepareMails()
    const { db } = site
    await addMarked(db, 'marked')
    await addMarked(db, 'unverified', { email_verified: 0 })
    await addMarked(db, 'disabled', { disabled: 1 })
    await addAccount(db, { email: 'listed@example.org', email_verified: 1 })
    await addAccount(db, { email: 'learner@example.org', email_verified: 1 })
    await addWork(db)

    expect(await site.run()).toBe(2)
    expect(site.told()).toEqual(['listed', 'marked'])
  })

  it('is sent by nobody where there is no mail server, and nothing is marked', async () => {
    const site = await prepareMails()
    await addMarked(site.db, 'boss')
    await addWork(site.db)

    expect(await site.run({ SMTP_URL: '' })).toBe(0)
    expect(await mailOf(site)).toEqual([])
  })

  it('says in numbers and links what waits on this site, and how to end it, in the head too', async () => {
    const site = await prepareMails()
    await addMarked(site.db, 'boss')
    await addWork(site.db)
    await addWork(site.db)
    await site.run()

    const [email] = site.server.messages
    const { stop_key } = await site.db
      .selectFrom('operator_mails')
      .select('stop_key')
      .executeTakeFirstOrThrow()
    const stop = `https://edutrain.example/operator-mail/${stop_key}`
    expect(email?.subject).toMatch(/: 2 tasks are waiting for you$/)
    expect(email?.text).toContain(
      '- 2 requests about personal data\n  https://edutrain.example/operator/privacy\n',
    )
    expect(email?.text).not.toContain('certificate')
    expect(email?.text).toContain(`Stop these emails\n${stop}`)
    expect(String(email?.html)).toContain(`href="${stop}"`)
    expect(email?.headers.get('list')).toMatchObject({ unsubscribe: { url: stop } })
    expect(email?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  })

  it('is in the language in which its operator has chosen', async () => {
    const site = await prepareMails()
    const account_id = await addMarked(site.db, 'boss')
    const chosen = { how_often: 'daily', language: 'fr', stop_key: 'a' } as const
    await site.db
      .insertInto('operator_mails')
      .values({ account_id, ...chosen })
      .execute()
    await addWork(site.db)
    await site.run()

    expect(site.server.messages[0]?.subject).toMatch(/1 tâche vous attend$/)
    expect(site.server.messages[0]?.text).toContain('- 1 demande sur des données personnelles\n')
  })
})

describe('an email that cannot be sent', () => {
  it('is tried again while the mail server is away, and nobody counts as told', async () => {
    let isAway = true
    const site = await prepareMails({
      onMailFrom: (_address, _session, done) =>
        done(isAway ? Object.assign(new Error('later'), { responseCode: 451 }) : null),
    })
    await addMarked(site.db, 'boss')
    await addWork(site.db)

    await expect(site.run()).rejects.toBeInstanceOf(MailError)
    expect(await mailOf(site)).toEqual([{ claimed_at: null, sent_at: null, refused_at: null }])

    isAway = false
    site.clock.advance(5 * minute)
    expect(await site.run()).toBe(1)
    expect(await mailOf(site)).toEqual([{ claimed_at: null, sent_at: site.clock(), refused_at: null }])
  })

  it('to an address that takes none waits for the next period, and keeps no other from theirs', async () => {
    let tries = 0
    const site = await prepareMails({
      onRcptTo: ({ address }, _session, done) => {
        if (!address.startsWith('gone')) return done()
        tries++
        return done(Object.assign(new Error('no such user'), { responseCode: 550 }))
      },
    })
    for (const name of ['boss', 'gone', 'host']) await addMarked(site.db, name)
    await addWork(site.db)

    expect(await site.run()).toBe(2)
    expect(await site.run()).toBe(0)
    expect(tries).toBe(1)
    expect(site.told()).toEqual(['boss', 'host'])
    to(site, morning + day)
    expect(await site.run()).toBe(2)
    expect(tries).toBe(2)
  })

  it.each([
    [
      'full for now',
      (refuse: Refuse): SMTPServerOptions => ({
        onRcptTo: ({ address }, _session, done) => done(refuse(address, 452)),
      }),
    ],
    [
      'behind a filter that does not like it',
      (refuse: Refuse): SMTPServerOptions => ({
        onRcptTo: ({ address }, session, done) => {
          Object.assign(session, { refusal: refuse(address, 550) })
          done()
        },
        onData: (stream, session, done) =>
          void stream.resume().on('end', () => done((session as { refusal?: Error }).refusal)),
      }),
    ],
  ])('to an address that is %s is tried again, and keeps no other from theirs', async (_what, serverOf) => {
    const tried: string[] = []
    // That of the operator who is told first.
    const refuse = (address: string, responseCode: number) => {
      tried.push(address)
      return address === tried[0] ? Object.assign(new Error('no'), { responseCode }) : undefined
    }
    const site = await prepareMails(serverOf(refuse))
    for (const name of ['boss', 'chief', 'host']) await addMarked(site.db, name)
    await addWork(site.db)

    await expect(site.run()).rejects.toBeInstanceOf(MailError)
    expect(new Set(tried).size).toBe(3)
    expect((await mailOf(site)).filter(({ sent_at }) => sent_at !== null)).toHaveLength(2)
    await expect(site.run()).rejects.toBeInstanceOf(MailError)
    expect(tried).toEqual([...tried.slice(0, 3), tried[0]])
  })

  it('since its process has ended is sent by another one after fifteen minutes', async () => {
    const site = await prepareMails()
    const accountId = await addMarked(site.db, 'boss')
    await addWork(site.db)
    const now = site.clock()
    const claim = { accountId, stopKey: 'a', now, periods: mailPeriodsAt(now) }
    expect(await claimMail(site.db, claim)).toBe('a')
    expect(await claimMail(site.db, { ...claim, stopKey: 'b' })).toBeUndefined()

    site.clock.advance(15 * minute)
    expect(await site.run()).toBe(0)
    site.clock.advance(1)
    expect(await site.run()).toBe(1)
    const marks = await mailOf(site)
    await endClaim(site.db, { accountId, claimedAt: now }, { refused_at: now })
    expect(await mailOf(site)).toEqual(marks)
  })
})

it('a run that takes long claims each email when it sends it, so that no other process sends it too', async () => {
  let tries = 0
  const site = await prepareMails({
    onRcptTo: async (_address, _session, done) => {
      tries++
      if (tries === 1) site.clock.advance(16 * minute)
      if (tries === 2) await site.run()
      done()
    },
  })
  for (const name of ['boss', 'host']) await addMarked(site.db, name)
  await addWork(site.db)

  expect(await site.run()).toBe(2)
  expect(site.told()).toEqual(['boss', 'host'])
})

it('two processes send each operator one email between them', async () => {
  const site = await prepareMails()
  const names = Array.from({ length: 20 }, (_, number) => `boss-${number + 10}`)
  for (const name of names) await addMarked(site.db, name)
  await addWork(site.db)

  const sent = await Promise.all([site.run(), site.run()])

  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(20)
  expect(site.told()).toEqual(names)
})
