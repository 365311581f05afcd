import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Email } from '#platform/server/mail/mailer.ts'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { readConfig } from './config/config.ts'
import { createMailer } from './create-mailer.ts'

const email: Email = {
  to: 'ada@example.org',
  subject: 'Your ticket',
  text: 'Here it is.',
  html: '<p>Here it is.</p>',
  link: 'https://edutrain.example/a',
}

const issuer = { name: 'Open Rails' }
const mailerOf = (env: NodeJS.ProcessEnv) => createMailer(readConfig(env), Date.now, issuer)

it('answers go where MAIL_REPLY_TO says, from a mail server and from the outbox alike', async () => {
  const server = await startTestMailServer()
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-mailer-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const env = { MAIL_FROM: 'no-reply@example.org', MAIL_REPLY_TO: 'office@example.org' }

  await mailerOf({ ...env, SMTP_URL: server.url }).send(email)
  await mailerOf({ ...env, DATA_DIR: dir }).send(email)

  expect(server.messages[0]?.from?.text).toBe('"Open Rails" <no-reply@example.org>')
  expect(server.messages[0]?.replyTo?.text).toBe('office@example.org')
  const [file = ''] = readdirSync(join(dir, 'outbox'))
  expect(readFileSync(join(dir, 'outbox', file), 'utf8')).toMatch(/^Reply-To: office@example\.org\r$/m)
})

it('without MAIL_REPLY_TO they go to the sender', async () => {
  const server = await startTestMailServer()

  await mailerOf({ SMTP_URL: server.url }).send(email)

  expect(server.messages[0]?.headers.has('reply-to')).toBe(false)
})
