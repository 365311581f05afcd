import type { Issuer } from '#server/config/issuer.ts'
import { composeEmail } from '#server/platform/mail/email-page.ts'
import type { Email, Mailer } from '#server/platform/mail/mailer.ts'
import type { BaseParts } from '../records/parts.ts'
import { type Subject, wordsIn } from './email-words.ts'

/** What sending an e-mail needs. */
export interface EmailParts extends BaseParts {
  readonly mailer: Mailer
  /** Address of the site as visitors see it, without a slash at its end. */
  readonly publicUrl: string
  /** Who stands behind the site. */
  readonly issuer: Issuer
}

/** The letter that brings a link, to whoever has to prove an address; English where the language has no letters. */
export function writeEmail(
  site: Pick<EmailParts, 'publicUrl' | 'issuer'>,
  subject: Subject,
  link: string,
  language = 'en',
): Email {
  const to = subject.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? subject.newEmail : subject.email
  if (to === null) throw new TypeError('a change of the e-mail needs a new one')
  const words = wordsIn(language)[subject.requestType](subject)
  return composeEmail(site, words, { to, link, language })
}
