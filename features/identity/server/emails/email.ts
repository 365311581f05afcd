import { type InPageLanguages, inPageLanguage } from '#platform/contract/languages.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import { composeEmail } from '#platform/server/mail/email-page.ts'
import type { Email, Mailer } from '#platform/server/mail/mailer.ts'
import type { BaseParts } from '../records/parts.ts'
import { type EmailWords, englishWords, type Subject } from './email-words-en.ts'
import { frenchWords } from './email-words-fr.ts'

const emailWords: InPageLanguages<EmailWords> = { en: englishWords, fr: frenchWords }

export interface EmailParts extends BaseParts {
  readonly mailer: Mailer
  /** Without a slash at its end. */
  readonly publicUrl: string
  readonly issuer: Issuer
}

export function writeEmail(
  site: Pick<EmailParts, 'publicUrl' | 'issuer'>,
  subject: Subject,
  link: string,
  language = 'en',
): Email {
  const to = subject.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? subject.newEmail : subject.email
  if (to === null) throw new TypeError('a change of the e-mail needs a new one')
  const words = inPageLanguage(emailWords, language)[subject.requestType](subject)
  return composeEmail(site, words, { to, link, language })
}
