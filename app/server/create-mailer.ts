import { join } from 'node:path'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import type { Config } from '#platform/server/feature.ts'
import type { Mailer } from '#platform/server/mail/mailer.ts'
import { createOutboxMailer } from '#platform/server/mail/outbox-mailer.ts'
import { createSmtpMailer } from '#platform/server/mail/smtp-mailer.ts'
import { senderOf } from './config/mail.config.ts'

/** What all e-mails of the process leave by. The issuer's name may change while it runs. */
export function createMailer(
  { server, mail: { smtpUrl, from: address, replyTo } }: Config,
  clock: Clock,
  issuer: Pick<Issuer, 'name'>,
): Mailer {
  const from = {
    ...senderOf(address, ''),
    replyTo,
    get name() {
      return senderOf(address, issuer.name).name
    },
  }
  if (smtpUrl) return createSmtpMailer({ url: smtpUrl, from })
  return createOutboxMailer({ dir: join(server.dataDir, 'outbox'), from, clock, say: console.log })
}
