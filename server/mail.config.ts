import { z } from 'zod'
import { settings } from './platform/config/settings.ts'

/** How letters leave. */
export const mailSettings = settings({
  smtpUrl: {
    env: 'SMTP_URL',
    schema: z
      .string()
      .refine((text) => text === '' || isMailServer(text), 'must be smtp:// or smtps:// and a host'),
    fallback: '',
    about:
      'Mail server as `smtp://user:password@host:port`, `smtps://` for TLS from the start. Without one, mails are kept as files in `DATA_DIR/outbox` and their links shown in the log.',
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
    about: 'Sender of e-mails, as in `Name <name@example.org>`; without a name it is `ISSUER_NAME`.',
  },
})

/** The sender of mails as a mail program shows it: a name of its own, or that of the initiative. */
export function senderOf(from: string, issuerName: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? []
  return { name: name.trim() || issuerName, address }
}

function isMailServer(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== ''
}
