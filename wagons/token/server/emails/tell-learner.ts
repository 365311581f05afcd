import { listAccountsById } from '#features/accounts/server/list-accounts.ts'
import { findLanguageOf } from '#features/certificates/server/certificates.facade.ts'
import { inPageLanguage } from '#platform/contract/languages.ts'
import { day } from '#platform/server/clock/clock.ts'
import type { Parts } from '#platform/server/feature.ts'
import { admitRequest } from '#platform/server/limits/request-limits.ts'
import { composeEmail, type Words } from '#platform/server/mail/email-page.ts'
import { englishEmails } from './email-words-en.ts'
import { frenchEmails } from './email-words-fr.ts'

const emails = { en: englishEmails, fr: frenchEmails }

export type EmailParts = Pick<Parts, 'db' | 'mailer' | 'publicUrl' | 'issuer'>

/** Of changes to one account in a day: whoever has read a few of these knows. */
const mostChanges = 5

export type Write = (words: typeof englishEmails, language: string) => Words

/**
 * Not at an e-mail that is not verified, which may be another person's, nor of a disabled account.
 * `path` of the page that the button opens: never one on which a token is claimed. @throws MailError
 */
export async function tellLearner(
  parts: EmailParts,
  accountId: string,
  path: '/certificate' | '/dashboard' | '/account',
  write: Write,
): Promise<void> {
  const { db, mailer, publicUrl } = parts
  const [account] = await listAccountsById(db, [accountId])
  if (!account?.email || !account.emailVerified || account.disabled) return
  const language = await findLanguageOf(db, accountId)
  const words = write(inPageLanguage(emails, language), language)
  await mailer.send(composeEmail(parts, words, { to: account.email, language, link: `${publicUrl}${path}` }))
}

/** To the owner of an account whose verified address has changed: it may not have been they. @throws MailError */
export async function tellAddressChange(
  parts: EmailParts & Pick<Parts, 'clock'>,
  accountId: string,
  address: string | null,
): Promise<void> {
  const limit = { kind: 'wallet-letter', max: mostChanges, window: day }
  if ((await admitRequest(parts, limit, [accountId])) !== undefined) return
  await tellLearner(parts, accountId, '/account', (words) => words['address-changed'](address))
}
