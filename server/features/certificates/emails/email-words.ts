import type { Words } from '#server/platform/mail/email-page.ts'
import { englishLetters } from './email-words-en.ts'
import { frenchLetters } from './email-words-fr.ts'

/** The e-mails on what became of a request, in one language. */
export interface CertificateLetters {
  readonly issued: (name: string) => Words
  readonly reissued: (name: string) => Words
  readonly declined: (reason: string) => Words
  readonly 'name-edited': (name: string) => Words
  readonly 'correction-declined': (reason: string) => Words
}

/** English where the language has no letters. */
export const certificateLettersIn = (language: string): CertificateLetters =>
  language === 'fr' ? frenchLetters : englishLetters
