import { listAccountsById } from '#features/accounts/server/list-accounts.ts'
import { findLanguageOf } from '#features/certificates/server/certificates.facade.ts'
import { inPageLanguage } from '#platform/contract/languages.ts'
import type { Parts } from '#platform/server/feature.ts'
import { composeEmail, type Words } from '#platform/server/mail/email-page.ts'
import { MailError } from '#platform/server/mail/mailer.ts'
import { englishEmails } from './email-words-en.ts'
import { frenchEmails } from './email-words-fr.ts'

const emails = { en: englishEmails, fr: frenchEmails }

export type EmailParts = Pick<Parts, 'db' | 'mailer' | 'publicUrl' | 'issuer'>

/** `path` of the page that the button opens: never one on which a token is claimed. @throws MailError */
export async function tellLearner(
  parts: EmailParts,
  accountId: string,
  path: '/certificate' | '/dashboard' | '/account',
  write: (words: typeof englishEmails, language: string) => Words,
): Promise<void> {
  const { db, mailer, publicUrl } = parts
  const [account] = await listAccountsById(db, [accountId])
  if (!account?.email || account.disabled) return
  const language = await findLanguageOf(db, accountId)
  const words = write(inPageLanguage(emails, language), language)
  await mailer.send(composeEmail(parts, words, { to: account.email, language, link: `${publicUrl}${path}` }))
}

/** To the owner of an account whose verified address has changed: it may not have been they. Nothing waits for it. */
export async function tellAddressChange(
  parts: EmailParts,
  accountId: string,
  address: string | null,
): Promise<void> {
  try {
    await tellLearner(parts, accountId, '/account', (words) => words['address-changed'](address))
  } catch (error) {
    // The address has changed all the same, and the account page says so.
    if (!(error instanceof MailError)) throw error
  }
}
