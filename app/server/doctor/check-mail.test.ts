import { expect, it } from 'vitest'
import { createSmtpMailer } from '#platform/server/mail/smtp-mailer.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'
import { checkMail } from './check-mail.ts'

const from = 'EduTrain <no-reply@edutrain.example>'

function check(smtpUrl: string, { sender = from, sendTo = undefined as string | undefined } = {}) {
  const mailer = createSmtpMailer({ url: smtpUrl || 'smtp://localhost', from: sender, patience: 2_000 })
  return checkMail({ smtpUrl, from: sender, replyTo: '' }, mailer, sendTo)
}

const levels = async (found: ReturnType<typeof check>) => (await found).map(({ level }) => level)

it('a mail server that answers is found fine, and gets no e-mail', async () => {
  const server = await startTestMailServer()

  expect(await levels(check(server.url))).toEqual(['fine', 'fine'])
  expect(server.messages).toEqual([])
})

it('a test e-mail arrives where it is wanted', async () => {
  const server = await startTestMailServer()

  expect(await levels(check(server.url, { sendTo: 'ada@example.org' }))).toEqual(['fine', 'fine', 'fine'])
  expect(server.messages.map(({ recipients, subject }) => ({ recipients, subject }))).toEqual([
    { recipients: ['ada@example.org'], subject: 'A test e-mail of this site' },
  ])
})

it('a wrong password is told from a server that is away', async () => {
  const strict = await startTestMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  })
  const refused = await check(strict.url.replace('//', '//user:wrong@'))
  const away = await check(`smtp://127.0.0.1:${await freePort()}`)

  expect(refused.at(-1)).toMatchObject({ level: 'fault', todo: expect.stringContaining('user and password') })
  expect(away.at(-1)).toMatchObject({ level: 'fault', todo: expect.stringContaining('firewall') })
  expect(JSON.stringify(refused)).not.toContain('wrong')
})

it('a sender that the mail server refuses is found by the test e-mail', async () => {
  const picky = await startTestMailServer({
    onMailFrom: (_address, _session, done) =>
      done(Object.assign(new Error('not yours'), { responseCode: 553 })),
  })

  const found = await check(picky.url, { sendTo: 'ada@example.org' })

  expect(found.at(-1)).toMatchObject({ level: 'fault', todo: expect.stringContaining('MAIL_FROM') })
})

it('a sender at localhost is a fault, and no mail server something to know', async () => {
  const server = await startTestMailServer()

  expect(await levels(check(server.url, { sender: 'no-reply@localhost' }))).toEqual(['fine', 'fault'])
  expect(await levels(check(''))).toEqual(['advice'])
})
