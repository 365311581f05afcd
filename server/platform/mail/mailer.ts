/** An e-mail to one person, as plain text and as HTML; `link` is what it is about, for the log of a machine without SMTP. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly link: string
}

/** Sends e-mails. Both calls throw MailError when the mail server is away or refuses. */
export interface Mailer {
  send(message: Email): Promise<void>
  /** Writes the e-mail, if any, and reaches the mail server as `send` does, but sends nothing: fails alike, as late. */
  check(message?: Email): Promise<void>
}

/** The mail server is away, or refused an e-mail. Where it is not handled, it is answered as 503. */
export class MailError extends Error {
  override name = 'MailError'
  readonly statusCode = 503
  /** Whether the server is well but will never deliver to this address. */
  readonly recipientRefused: boolean

  constructor(message: string, options: { cause: unknown; recipientRefused?: boolean }) {
    super(message, { cause: options.cause })
    this.recipientRefused = options.recipientRefused ?? false
  }
}
