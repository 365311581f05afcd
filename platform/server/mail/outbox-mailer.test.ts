import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestOutbox } from '#workshop/testing/app/mail.ts'
import { type Email, MailError } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'

const message: Email = {
  to: 'ada@example.org',
  subject: 'Your ticket',
  text: 'Here it is.',
  html: '<p>Here it is.</p>',
  link: 'https://edutrain.example/a?b=1',
}

describe('the outbox', () => {
  it('keeps each e-mail as a file that a mail program opens (SX.14)', async () => {
    const outbox = createTestOutbox()

    await outbox.send(message)
    await outbox.send({ ...message, to: 'bob@example.org' })

    const messages = await outbox.messages()
    expect(messages.map(({ recipients }) => recipients)).toEqual([['ada@example.org'], ['bob@example.org']])
    expect(messages[0]).toMatchObject({
      subject: message.subject,
      text: expect.stringContaining(message.text),
    })
    expect(String(messages[0]?.html)).toContain(message.html)
  })

  it('says the link of each e-mail', async () => {
    const outbox = createTestOutbox()

    await outbox.send(message)

    expect(outbox.said).toEqual([expect.stringContaining(message.link)])
    expect(outbox.said[0]).toContain('ada@example.org')
  })

  it('is for its owner only', async () => {
    const outbox = createTestOutbox()

    await outbox.send(message)

    const [file = ''] = readdirSync(outbox.dir)
    expect(file).toMatch(/\.eml$/)
    expect(statSync(join(outbox.dir, file)).mode & 0o077).toBe(0)
    expect(readFileSync(join(outbox.dir, file), 'utf8')).toContain('Subject: Your ticket')
  })

  it('is made when missing, and holds nothing after a check', async () => {
    const outbox = createTestOutbox()
    rmSync(outbox.dir, { recursive: true })

    await outbox.check(message)

    expect(readdirSync(outbox.dir)).toEqual([])
    expect(outbox.said).toEqual([])
  })

  it('that cannot be written fails an e-mail and a check alike', async () => {
    const { dir } = createTestOutbox()
    const file = join(dir, 'taken')
    writeFileSync(file, '')
    chmodSync(file, 0o400)
    const broken = createOutboxMailer({
      dir: file,
      from: 'a@example.org',
      clock: () => 0,
      say: () => undefined,
    })

    await expect(broken.send(message)).rejects.toBeInstanceOf(MailError)
    await expect(broken.check(message)).rejects.toBeInstanceOf(MailError)
  })
})
