import { englishPage } from './page-words-en.ts'
import { frenchPage } from './page-words-fr.ts'

/** The words of the public page of a certificate, in one language. */
export type PageWords = typeof englishPage

/** English where the language has no words. */
export const pageWordsIn = (language: string): PageWords => (language === 'fr' ? frenchPage : englishPage)
