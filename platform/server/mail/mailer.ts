import type { SendMailOptions } from 'nodemailer'

/** `link` is for the log of a machine without SMTP. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly link: string
  /** Ends emails of this kind with one POST, from the button of a mail program (RFC 8058). */
  readonly stopLink?: string | undefined
}

/** @throws MailError when the mail server is away or refuses */
export interface Mailer {
  send(message: Email): Promise<void>
  /** Connects as `send` does, but sends nothing: fails alike and takes as long. */
  check(message?: Email): Promise<void>
}

/** Answered as 503 where not handled. */
export class MailError extends Error {
  override name = 'MailError'
  readonly statusCode = 503
  /** The server is well but will never deliver to this address. */
  readonly recipientRefused: boolean
  /** No e-mail to anybody can leave. False where the server has answered about this one: it may take the next. */
  readonly serverAway: boolean

  constructor(
    message: string,
    options: { cause: unknown; recipientRefused?: boolean; serverAway?: boolean },
  ) {
    super(message, { cause: options.cause })
    this.recipientRefused = options.recipientRefused ?? false
    this.serverAway = options.serverAway ?? !this.recipientRefused
  }
}

/** `replyTo` is an address to which answers go, where it is not the one that the e-mail comes from. */
export type Sender =
  | string
  | { readonly name: string; readonly address: string; readonly replyTo?: string | undefined }

/** Addresses as values, never read as a list or a header. */
export function messageOf(message: Email, from: Sender): SendMailOptions {
  const { to, subject, text, html, stopLink } = message
  return {
    ...(typeof from === 'string' ? { from } : senderHeaders(from)),
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: {
      // Prevents out-of-office answers.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(stopLink && stopHeaders(stopLink)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const senderHeaders = ({ name, address, replyTo }: Exclude<Sender, string>): SendMailOptions => ({
  from: { name, address },
  ...(replyTo && { replyTo: { name: '', address: replyTo } }),
})

/** One click is for https alone, as RFC 8058 has it. */
const stopHeaders = (stopLink: string) => ({
  'List-Unsubscribe': `<${stopLink}>`,
  ...(stopLink.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})
