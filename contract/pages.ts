import { pageLanguages } from './languages.ts'

/** Pages that search engines may show; the others are letters' targets or somebody's own. */
export const indexedPages = ['/', '/login', '/register', '/reward', '/forgot-password'] as const

/**
 * Where a page is to be had in one language, whoever asks: the first language under its bare path, the others under
 * the link that also chooses them (`server/page-language.ts`).
 */
export function pathInLanguage(path: string, language: string): string {
  return language === pageLanguages[0] ? path : `${path}?language=${language}`
}

/**
 * Stands in the built pages where the address of the site belongs, without a slash at its end. Only the running server
 * knows it.
 */
export const addressToFill = 'https://site.invalid'
