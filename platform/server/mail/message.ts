import type { SendMailOptions } from 'nodemailer'
import type { Email } from './mailer.ts'

export type Sender = string | { readonly name: string; readonly address: string }

/** Addresses as values, never read as a list or a header. */
export function messageOf(message: Email, from: Sender): SendMailOptions {
  const { to, subject, text, html } = message
  return {
    from: typeof from === 'string' ? from : { ...from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    // Prevents out-of-office answers.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
