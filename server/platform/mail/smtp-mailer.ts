import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { MailError, type Mailer } from './mailer.ts'
import { messageOf, type Sender } from './message.ts'

/** How long each step of the dialogue with the mail server may take, in ms. The client gives up after 30 s. */
const defaultPatience = 5_000

/** How many of the last e-mails `check` takes its time from. */
const remembered = 16

/**
 * Sends e-mails through a mail server, one connection an e-mail. A server takes its time over an e-mail that a mere
 * connection does not show, so `check` lasts as long as one of the last e-mails did.
 * @param url `smtp://` or `smtps://`, with user and password if the server wants them. `smtp://` needs STARTTLS, which
 *   an attacker between the two could take out of the greeting, unless the server is on this machine or `?tls=optional` is
 *   behind it.
 */
export function createSmtpMailer(settings: {
  readonly url: string
  readonly from: Sender
  readonly patience?: number
}): Mailer {
  const { url, from, patience = defaultPatience } = settings
  const transport = createTransport({
    url,
    requireTLS: needsTls(url),
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  const composer = createTransport({ streamTransport: true, buffer: true })
  const durations: number[] = []
  return {
    async send(message) {
      const startedAt = performance.now()
      await transport.sendMail(messageOf(message, from)).catch(fail)
      durations.push(performance.now() - startedAt)
      if (durations.length > remembered) durations.shift()
    },
    async check(message) {
      const startedAt = performance.now()
      if (message) await composer.sendMail(messageOf(message, from))
      await transport.verify().catch(fail)
      const duration = durations[Math.floor(Math.random() * durations.length)] ?? 0
      await delay(Math.max(0, duration - (performance.now() - startedAt)))
    },
  }
}

/** Whether a connection that stays in clear is to be given up, before anything secret is said. */
function needsTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const isLoopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname)
  return !isLoopback && searchParams.get('tls') !== 'optional'
}

function fail(cause: unknown): never {
  const { command, responseCode = 0 } = Object(cause) as { command?: string; responseCode?: number }
  const recipientRefused = command === 'RCPT TO' && responseCode >= 500
  throw new MailError('The mail server cannot be used.', { cause, recipientRefused })
}
