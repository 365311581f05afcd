import type { SendMailOptions } from 'nodemailer'
import type { Email } from './mailer.ts'

/** Who e-mails are from: text, or a name and an address. */
export type Sender = string | { readonly name: string; readonly address: string }

/** An e-mail as nodemailer takes it: addresses as values, so that none is ever read as a list or a header. */
export function messageOf(message: Email, from: Sender): SendMailOptions {
  const { to, subject, text, html } = message
  return {
    from: typeof from === 'string' ? from : { ...from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    // Keeps out-of-office answers away.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
