import type { Words } from '#server/features/identity/codes/letter-words.ts'
import { englishLetters } from './letter-words-en.ts'
import { frenchLetters } from './letter-words-fr.ts'

/** The letters on what became of a request, in one language. */
export interface CertificateLetters {
  readonly issued: (certificate: { readonly name: string }) => Words
  readonly declined: (request: { readonly reason: string }) => Words
}

/** English where the language has no letters. */
export const certificateLettersIn = (language: string): CertificateLetters =>
  language === 'fr' ? frenchLetters : englishLetters
