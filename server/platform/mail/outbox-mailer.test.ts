import { chmodSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestOutbox } from '#server/testing/app/mail.ts'
import { type Email, MailError } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'

const letter: Email = {
  to: 'ada@example.org',
  subject: 'Your ticket',
  text: 'Here it is.',
  html: '<p>Here it is.</p>',
  link: 'https://edutrain.example/a?b=1',
}

describe('the outbox', () => {
  it('keeps each letter as a file that a mail program opens', async () => {
    const outbox = createTestOutbox()

    await outbox.send(letter)
    await outbox.send({ ...letter, to: 'bob@example.org' })

    const letters = await outbox.letters()
    expect(letters.map(({ recipients }) => recipients)).toEqual([['ada@example.org'], ['bob@example.org']])
    expect(letters[0]).toMatchObject({ subject: letter.subject, text: expect.stringContaining(letter.text) })
    expect(String(letters[0]?.html)).toContain(letter.html)
  })

  it('says the link of each letter', async () => {
    const outbox = createTestOutbox()

    await outbox.send(letter)

    expect(outbox.said).toEqual([expect.stringContaining(letter.link)])
    expect(outbox.said[0]).toContain('ada@example.org')
  })

  it('is for its owner only', async () => {
    const outbox = createTestOutbox()

    await outbox.send(letter)

    const [file = ''] = readdirSync(outbox.dir)
    expect(file).toMatch(/\.eml$/)
    expect(statSync(join(outbox.dir, file)).mode & 0o077).toBe(0)
    expect(readFileSync(join(outbox.dir, file), 'utf8')).toContain('Subject: Your ticket')
  })

  it('is made when missing, and holds nothing after a check', async () => {
    const outbox = createTestOutbox()
    rmSync(outbox.dir, { recursive: true })

    await outbox.check(letter)

    expect(readdirSync(outbox.dir)).toEqual([])
    expect(outbox.said).toEqual([])
  })

  it('that cannot be written fails a letter and a check alike', async () => {
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

    await expect(broken.send(letter)).rejects.toBeInstanceOf(MailError)
    await expect(broken.check(letter)).rejects.toBeInstanceOf(MailError)
  })
})
