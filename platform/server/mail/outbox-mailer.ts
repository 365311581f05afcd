import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Clock } from '../clock/clock.ts'
import { type Email, MailError, type Mailer, messageOf, type Sender } from './mailer.ts'

/** .eml files that only their owner may read, for a machine without a mail server. */
export function createOutboxMailer({
  dir,
  from,
  clock,
  say,
}: {
  readonly dir: string
  readonly from: Sender
  readonly clock: Clock
  readonly say: (line: string) => void
}): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  async function write(content: string | Uint8Array): Promise<string> {
    const time = new Date(clock()).toISOString().replaceAll(/[:.]/g, '-')
    const file = join(dir, `${time}-${randomUUID().slice(0, 8)}.eml`)
    try {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      await writeFile(file, content, { flag: 'wx', mode: 0o600 })
    } catch (cause) {
      throw new MailError('The outbox cannot be written.', { cause })
    }
    return file
  }

  async function compose(email: Email): Promise<Buffer> {
    const { message } = await transport.sendMail(messageOf(email, from))
    if (!Buffer.isBuffer(message)) throw new TypeError('nodemailer was asked for a buffer')
    return message
  }

  return {
    async send(email) {
      const file = await write(await compose(email))
      say(`Email to ${email.to}, saved as ${file}: ${email.link}`)
    },
    async check(email) {
      await rm(await write(email ? await compose(email) : ''))
    },
  }
}
