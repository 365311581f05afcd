import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { MailError, type Mailer, messageOf, type Sender } from './mailer.ts'

/** In ms for each step; the client gives up after 30 s. */
const defaultPatience = 5_000

/** Accepting an e-mail takes longer than connecting: `check` takes as long as one of the last so many. */
const remembered = 16

/** @param url `smtp://` needs STARTTLS, except on this machine or with `?tls=optional`: an attacker could remove it */
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

function needsTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const isLoopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname)
  return !isLoopback && searchParams.get('tls') !== 'optional'
}

function fail(cause: unknown): never {
  const { command, responseCode = 0 } = Object(cause) as { command?: string; responseCode?: number }
  const recipientRefused = command === 'RCPT TO' && responseCode >= 500
  // A mailbox that is full, a sender that is to come back, words that a filter does not like. With 421 it hangs up.
  const isOfOneEmail = (command === 'RCPT TO' || command === 'DATA') && responseCode >= 400
  const serverAway = !isOfOneEmail || responseCode === 421
  throw new MailError('The mail server cannot be used.', { cause, recipientRefused, serverAway })
}
