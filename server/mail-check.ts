import type { Mailer } from './platform/mail/mailer.ts'

/**
 * Tries the mail server once and says when it cannot be used. It may come later, so that nothing else follows from it.
 * @param warn gets one line with the kind of the failure, and nothing that a mail server said
 */
export async function checkMailServer(
  mailer: Pick<Mailer, 'check'>,
  warn: (line: string) => void,
): Promise<void> {
  try {
    await mailer.check()
  } catch (error) {
    const { code = 'no reason given' } = Object((error as Error).cause) as { code?: string }
    const hint = code === 'ETLS' ? ' It offers no TLS; see SMTP_URL in docs/configuration.md.' : ''
    warn(`The mail server of SMTP_URL cannot be used (${code}): until it can, no e-mail leaves.${hint}`)
  }
}
