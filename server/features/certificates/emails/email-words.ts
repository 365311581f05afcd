import type { Words } from '#server/platform/mail/email-page.ts'
import { englishEmails } from './email-words-en.ts'
import { frenchEmails } from './email-words-fr.ts'

/** The e-mails on what became of a request, in one language. */
export interface CertificateEmails {
  readonly issued: (name: string) => Words
  readonly reissued: (name: string) => Words
  readonly declined: (reason: string) => Words
  readonly 'name-edited': (name: string) => Words
  readonly 'correction-declined': (reason: string) => Words
}

/** English where the language has no e-mails. */
export const certificateEmailsIn = (language: string): CertificateEmails =>
  language === 'fr' ? frenchEmails : englishEmails
