import { englishPage } from './page-words-en.ts'
import { frenchPage } from './page-words-fr.ts'

/** The words of the public page of a certificate, in one language. */
export interface PageWords {
  /** As Open Graph has it. */
  readonly locale: string
  readonly title: string
  readonly valid: string
  readonly revoked: string
  readonly unknown: string
  readonly unknownNote: string
  readonly awardedTo: string
  readonly completed: string
  /** Before the name of the initiative. */
  readonly issuedBy: string
  /** Before the date. */
  readonly issuedOn: string
  /** Where the learner did not agree that name and date are shown. */
  readonly hidden: (issuer: string) => string
  /** Of a certificate that a later one took the place of. */
  readonly replaced: string
  readonly replacedOn: string
  readonly replacedNote: (issuer: string) => string
  /** The link to the later one. */
  readonly replacement: string
  readonly revokedOn: string
  readonly revokedNote: (issuer: string) => string
  readonly number: string
  readonly pdf: string
  readonly badge: string
  /** What the picture of the badge shows, for those who do not see it. */
  readonly badgeInWords: string
  readonly json: string
  readonly jwt: string
  readonly howTo: string
  readonly howToNote: string
  readonly keys: string
  readonly about: string
  readonly languages: string
}

/** English where the language has no words. */
export const pageWordsIn = (language: string): PageWords => (language === 'fr' ? frenchPage : englishPage)
