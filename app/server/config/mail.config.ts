import { z } from 'zod'
import { settings } from '#platform/server/config/settings.ts'
import { normaliseEmail } from '#platform/server/mail/email-address.ts'

export const mailSettings = settings({
  smtpUrl: {
    env: 'SMTP_URL',
    schema: z
      .string()
      .refine(
        (text) => text === '' || isMailServer(text),
        'must be smtp:// or smtps:// and a host, optionally followed by ?tls=optional',
      ),
    about:
      'Mail server as `smtps://user:password@host:port`, or `smtp://` if TLS starts with STARTTLS. A mail server without TLS is refused unless it is on this machine or the URL ends in `?tls=optional`: then emails with login links, and the password, cross the network unencrypted. Without a mail server, emails are kept as files in `DATA_DIR/outbox` and their links are shown in the log.',
    secret: true,
  },
  from: {
    env: 'MAIL_FROM',
    schema: z
      .string()
      .regex(
        /^([^\p{Cc}<>@,;:"\\]*<[\w.+-]+@[\w.-]+>|[\w.+-]+@[\w.-]+)$/u,
        'must be an address, or a name and an address as in Name <name@example.org>',
      ),
    fallback: 'no-reply@localhost',
    about: 'Sender of emails, such as `Name <name@example.org>`; the name defaults to `ISSUER_NAME`.',
  },
  replyTo: {
    env: 'MAIL_REPLY_TO',
    schema: z
      .string()
      .refine(
        (text) => text === '' || normaliseEmail(text) !== undefined,
        'must be an address such as name@example.org',
      ),
    fallback: '',
    about:
      'Address to which answers to emails go, such as `office@example.org`, where nobody reads what comes to `MAIL_FROM`.',
  },
})

export function senderOf(from: string, issuerName: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? []
  return { name: name.trim() || issuerName, address }
}

function isMailServer(text: string): boolean {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false
  const { hostname, search, pathname, hash } = new URL(text)
  return (
    hostname !== '' && ['', '?tls=optional'].includes(search) && ['', '/'].includes(pathname) && hash === ''
  )
}
