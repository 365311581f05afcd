import { englishPage } from './page-words-en.ts'
import { frenchPage } from './page-words-fr.ts'

export type PageWords = typeof englishPage

export const pageWordsIn = (language: string): PageWords => (language === 'fr' ? frenchPage : englishPage)
