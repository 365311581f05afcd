import { expect, it } from 'vitest'
import { day, minute } from '#platform/server/clock/clock.ts'
import { addUsualRequest, createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { testOperator } from '#workshop/testing/app/desk-learners.ts'
import { createTestMailer, startTestMailServer } from '#workshop/testing/app/mail.ts'
import { issueCertificates } from '../desk/issue-certificate.ts'
import { revokeCertificate } from '../desk/revoke-certificate.ts'
import { updateRequestedName } from '../desk/update-requested-name.ts'
import { getCertificate } from '../own/get-certificate.ts'
import { saveCertificateName } from '../own/save-certificate-name.ts'
import { findCertificateOf } from '../records/certificate.store.ts'
import { findCertificateRequest } from '../records/certificate-request.store.ts'
import { sendOwedEmails } from './send-owed-emails.ts'

const never = new AbortController().signal

/** With so many certificates issued while the mail server was away. */
async function prepareOwed(count = 1) {
  const away = await startTestMailServer()
  await away.close()
  const parts = await createCertificateParts({ SMTP_URL: away.url })
  const learners = []
  for (let number = 0; number < count; number++) learners.push(await addUsualRequest(parts))
  await issueCertificates(parts, testOperator, { accountIds: learners.map(({ id }) => id) })
  const back = { ...parts, mailer: parts.outbox }
  return { parts, back, learners }
}

it('an e-mail that could not leave is tried again by itself after a quarter of an hour, once', async () => {
  const { parts, back, learners } = await prepareOwed()
  const id = learners[0]?.id ?? ''
  parts.clock.advance(15 * minute - 1)
  expect(await sendOwedEmails(back, never)).toBe(0)
  parts.clock.advance(1)

  expect(await sendOwedEmails(back, never)).toBe(1)
  expect(await findCertificateRequest(parts.db, id)).toMatchObject({
    mailOwed: false,
    mailedAt: parts.clock(),
  })
  parts.clock.advance(60 * minute)
  expect(await sendOwedEmails(back, never)).toBe(0)
  expect(await parts.outbox.messages()).toHaveLength(1)
})

it('while the mail server stays away nobody is told, the history does not fill, and it is tried again later', async () => {
  const { parts, back, learners } = await prepareOwed()
  const [learner] = learners
  for (let tries = 0; tries < 3; tries++) {
    parts.clock.advance(15 * minute)
    await expect(sendOwedEmails(parts, never)).rejects.toThrow()
  }

  const { history } = learner ? await getCertificate(parts, learner) : { history: [] }
  expect(history.map(({ kind }) => kind)).toEqual(['requested', 'issued', 'mail-failed'])
  parts.clock.advance(15 * minute)
  expect(await sendOwedEmails(back, never)).toBe(1)
})

it('of several processes one sends each owed e-mail', async () => {
  const { parts, back, learners } = await prepareOwed(30)
  parts.clock.advance(15 * minute)

  const sent = await Promise.all([sendOwedEmails(back, never), sendOwedEmails(back, never)])

  expect(sent[0] + sent[1]).toBe(30)
  const recipients = (await parts.outbox.messages()).flatMap((message) => message.recipients)
  expect(recipients.toSorted()).toEqual(learners.map(({ email }) => email).toSorted())
})

it('an address that takes no e-mail is left to the operators', async () => {
  const server = await startTestMailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: 550 })),
  })
  const parts = await createCertificateParts({ SMTP_URL: server.url })
  const { id } = await addUsualRequest(parts)
  await issueCertificates(parts, testOperator, { accountIds: [id] })
  parts.clock.advance(60 * minute)

  expect(await sendOwedEmails({ ...parts, mailer: parts.outbox }, never)).toBe(0)
  expect(await findCertificateRequest(parts.db, id)).toMatchObject({ mailOwed: true })
})

it('what is told late is the latest outcome', async () => {
  const { parts, back, learners } = await prepareOwed()
  const certificate = await findCertificateOf(parts.db, learners[0]?.id ?? '')
  await revokeCertificate(parts, testOperator, { certificateId: certificate?.id ?? '', reason: 'a mistake' })
  parts.clock.advance(15 * minute)

  expect(await sendOwedEmails(back, never)).toBe(1)
  expect((await parts.outbox.messages()).map(({ subject }) => subject)).toEqual([
    'Your certificate has been revoked',
  ])
})

it('what is decided while an e-mail leaves is told afterwards, and not taken for told', async () => {
  const { parts, back, learners } = await prepareOwed()
  const id = learners[0]?.id ?? ''
  const certificateId = (await findCertificateOf(parts.db, id))?.id ?? ''
  parts.clock.advance(15 * minute)
  const mailer = {
    ...parts.outbox,
    async send(email: Parameters<typeof parts.outbox.send>[0]) {
      await parts.outbox.send(email)
      await revokeCertificate(parts, testOperator, { certificateId, reason: 'a mistake' })
    },
  }

  await sendOwedEmails({ ...parts, mailer }, never)
  expect(await findCertificateRequest(parts.db, id)).toMatchObject({ mailOwed: true, mailedAt: null })
  parts.clock.advance(15 * minute)
  expect(await sendOwedEmails(back, never)).toBe(1)
  expect((await parts.outbox.messages()).map(({ subject }) => subject)).toEqual([
    'Your certificate is here',
    'Your certificate has been revoked',
  ])
})

it('an edited name that its learner has corrected meanwhile is not told any more', async () => {
  const away = await startTestMailServer()
  await away.close()
  const parts = await createCertificateParts({ SMTP_URL: away.url })
  const [corrected, kept] = [await addUsualRequest(parts), await addUsualRequest(parts)]
  for (const { id: accountId } of [corrected, kept])
    await updateRequestedName(parts, testOperator, { accountId, name: 'Ada Byron' })
  await saveCertificateName(parts, corrected.id, 'Ada Lovelace')
  await saveCertificateName(parts, kept.id, 'Ada Byron')
  parts.clock.advance(15 * minute)

  expect(await sendOwedEmails({ ...parts, mailer: parts.outbox }, never)).toBe(1)
  expect((await parts.outbox.messages()).map(({ recipients }) => recipients)).toEqual([[kept.email]])
  expect(await findCertificateRequest(parts.db, corrected.id)).toMatchObject({ mailOwed: false })
})

/** What refuses the first e-mail that it gets, by its recipient, and takes all others. */
async function prepareRefusing(responseCode: number, count: number) {
  let refused: string | undefined
  const server = await startTestMailServer({
    onRcptTo: ({ address }, _session, done) => {
      refused ??= address
      done(address === refused ? Object.assign(new Error('no'), { responseCode }) : null)
    },
  })
  const { parts } = await prepareOwed(count)
  const smtp = { ...parts, mailer: createTestMailer({ SMTP_URL: server.url }).mailer }
  return { parts: smtp, server }
}

it('an address that is full for now keeps no other waiting, and is left to the operators after three days', async () => {
  const { parts, server } = await prepareRefusing(452, 25)
  parts.clock.advance(15 * minute)

  expect(await sendOwedEmails(parts, never)).toBe(24)
  expect(server.messages).toHaveLength(24)
  const owed = () =>
    parts.db.selectFrom('certificate_requests').select(['mail_again_at']).where('mail_owed', '=', 1).execute()
  expect(await owed()).toEqual([{ mail_again_at: parts.clock() + 15 * minute }])
  parts.clock.advance(3 * day)
  expect(await sendOwedEmails(parts, never)).toBe(0)
  expect(await owed()).toEqual([{ mail_again_at: null }])
})

it('a server that takes no e-mail to anybody is away', async () => {
  const { parts: given } = await prepareOwed(12)
  const server = await startTestMailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: 452 })),
  })
  given.clock.advance(15 * minute)
  const { mailer } = createTestMailer({ SMTP_URL: server.url })

  await expect(sendOwedEmails({ ...given, mailer }, never)).rejects.toMatchObject({ serverAway: false })
})

it('what has left by the time at which something else fails, or the process stops, is not sent again', async () => {
  const { parts, back } = await prepareOwed(12)
  parts.clock.advance(15 * minute)
  const stop = new AbortController()
  let sends = 0
  const mailer = {
    ...parts.outbox,
    async send(email: Parameters<typeof parts.outbox.send>[0]) {
      sends++
      if (sends === 2) throw new Error('not about mail')
      if (sends === 7) stop.abort()
      await parts.outbox.send(email)
    },
  }

  await expect(sendOwedEmails({ ...parts, mailer }, stop.signal)).rejects.toThrow('not about mail')
  expect(sends).toBeLessThan(12)
  parts.clock.advance(15 * minute)
  await sendOwedEmails(back, never)
  const recipients = (await parts.outbox.messages()).flatMap((message) => message.recipients)
  expect(recipients).toHaveLength(12)
  expect(new Set(recipients).size).toBe(12)
})
