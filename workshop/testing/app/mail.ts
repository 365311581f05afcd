import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { mailSettings } from '#app/server/config/mail.config.ts'
import { readSettings } from '#platform/server/config/settings.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import { createOutboxMailer } from '#platform/server/mail/outbox-mailer.ts'
import { createSmtpMailer } from '#platform/server/mail/smtp-mailer.ts'

/** An e-mail that has arrived: to the envelope's recipients, as a mail program reads it. */
export interface Arrived extends ParsedMail {
  readonly recipients: readonly string[]
  readonly source: string
}

/** A real mail server on a free port, with the e-mails it took. */
export interface TestMailServer {
  readonly url: string
  readonly messages: readonly Arrived[]
  close(): Promise<void>
}

/** Starts a mail server for one test. `options` make it refuse or hang. */
export async function startTestMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const messages: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const source = Buffer.concat(chunks)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        messages.push({ ...(await simpleParser(source)), recipients, source: source.toString() })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  return { url: `smtp://127.0.0.1:${port}`, messages, close }
}

/** A mailer that keeps e-mails in a folder of this test alone, as a machine without a mail server does. */
export interface TestOutbox extends Mailer {
  readonly dir: string
  /** What was said in the log. */
  readonly said: readonly string[]
  /** The links of all e-mails so far, oldest first. */
  links(): URL[]
  /** The e-mails themselves, oldest first. */
  messages(): Promise<Arrived[]>
}

export function createTestOutbox(): TestOutbox {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-outbox-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const said: string[] = []
  let written = 0
  const { from } = readSettings(mailSettings, {})
  // Names of files begin with the time: here with their number, so that they sort as they were written.
  const mailer = createOutboxMailer({ dir, from, clock: () => written++, say: (line) => said.push(line) })
  const files = () => readdirSync(dir).toSorted()
  return {
    ...mailer,
    dir,
    said,
    links: () => said.map((line) => new URL(line.split(' ').at(-1) ?? '')),
    messages: () =>
      Promise.all(
        files().map(async (file) => {
          const source = readFileSync(join(dir, file), 'utf8')
          const mail = await simpleParser(source)
          const to = [mail.to].flat().flatMap((field) => field?.value ?? [])
          return { ...mail, recipients: to.map(({ address }) => address ?? ''), source }
        }),
      ),
  }
}

/** The mailer of a test: the mail server of SMTP_URL, else an outbox. */
export function createTestMailer(env: NodeJS.ProcessEnv): { mailer: Mailer; outbox: TestOutbox } {
  const outbox = createTestOutbox()
  const { smtpUrl, from } = readSettings(mailSettings, env)
  return { outbox, mailer: smtpUrl ? createSmtpMailer({ url: smtpUrl, from, patience: 3_000 }) : outbox }
}

/** The code in a link of an e-mail. */
export const codeIn = (link: URL | string | undefined): string =>
  new URL(link ?? 'about:blank').searchParams.get('oobCode') ?? ''

/** The link in an e-mail that has arrived, as its reader would open it. */
export const linkIn = (email: Arrived | undefined): URL => {
  const link = /https?:\/\/\S+oobCode=\S+/.exec(email?.text ?? '')?.[0]
  if (!link) throw new Error(`no link in: ${email?.text}`)
  return new URL(link)
}
