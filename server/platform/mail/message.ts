import type { SendMailOptions } from 'nodemailer'
import type { Letter } from './mailer.ts'

/** A letter as nodemailer takes it: addresses as values, so that none is ever read as a list or a header. */
export function messageOf(letter: Letter, from: string): SendMailOptions {
  const { to, subject, text, html } = letter
  return {
    from,
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
