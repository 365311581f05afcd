import { advice, type Finding, fault, fine } from '#platform/server/doctor/finding.ts'
import type { Config } from '#platform/server/feature.ts'
import { type Email, MailError, type Mailer } from '#platform/server/mail/mailer.ts'

/** @param sendTo gets a test e-mail */
export async function checkMail(
  { smtpUrl, from }: Config['mail'],
  mailer: Mailer,
  sendTo?: string,
): Promise<Finding[]> {
  if (!smtpUrl)
    return [
      advice(
        'There is no mail server: e-mails stay in DATA_DIR/outbox, and no learner can verify an address.',
        'Set SMTP_URL and MAIL_FROM.',
      ),
    ]
  const { hostname } = new URL(smtpUrl)
  try {
    await mailer.check()
    const login = new URL(smtpUrl).username ? ' and accepts the user and password' : ''
    const findings = [fine(`The mail server ${hostname} answers${login}.`), senderOf(from)]
    if (!sendTo) return findings
    await mailer.send(testEmail(sendTo))
    return [
      ...findings,
      fine(`It has taken an e-mail to ${sendTo}; see whether it arrives, and not as spam.`),
    ]
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    return [senderOf(from), explain(hostname, error)]
  }
}

function senderOf(from: string): Finding {
  const domain = from.replace(/>$/, '').split('@').at(-1) ?? ''
  return domain === 'localhost' || !domain.includes('.')
    ? fault(
        `E-mails are sent as ${from}, which other mail servers refuse.`,
        'Set MAIL_FROM to an address of your domain, which the mail server may send for.',
      )
    : fine(`E-mails are sent as ${from}; whether the mail server takes it shows --send-to ADDRESS.`)
}

const remedies: Record<string, string> = {
  EAUTH: 'Check the user and password in SMTP_URL; special characters have to be percent-encoded.',
  EDNS: 'Check the host in SMTP_URL.',
  ECONNREFUSED: 'Check the host and port in SMTP_URL, and whether a firewall blocks outgoing mail.',
  ETIMEDOUT: 'Check the host and port in SMTP_URL, and whether a firewall blocks outgoing mail.',
  ESOCKET:
    'Check the port: 465 is for smtps://, 587 for smtp://. The certificate has to be valid for the host.',
  ETLS: 'The mail server offers no STARTTLS: use smtps:// and its port, usually 465.',
  EENVELOPE:
    'The mail server refuses the sender or the recipient: MAIL_FROM has to be an address it may send for.',
}

function explain(hostname: string, { cause }: MailError): Finding {
  const { code = '', originalCode = code, message = '' } = Object(cause) as Record<string, string>
  return fault(
    `The mail server ${hostname} cannot be used: ${message}.`,
    remedies[originalCode] ?? remedies[code] ?? 'Check SMTP_URL, and the log of the mail server.',
  )
}

function testEmail(to: string): Email {
  const text = 'This e-mail was sent by npm run doctor. E-mails of the site arrive here.'
  return { to, subject: 'A test e-mail of this site', text, html: `<p>${text}</p>`, link: '' }
}
