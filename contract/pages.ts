import { pageLanguages } from './languages.ts'

/** Pages that search engines may show, beside those of lessons; the others are e-mails' targets or a learner's own. */
export const indexedPages: readonly string[] = [
  '/',
  '/login',
  '/register',
  '/reward',
  '/forgot-password',
  '/wallet-guide',
]

/**
 * Where a page is to be had in one language: the first language under its bare path, the others under
 * the link that also chooses them (`server/pages/page-language.ts`).
 */
export function pathInLanguage(path: string, language: string): string {
  return language === pageLanguages[0] ? path : `${path}?language=${language}`
}

/**
 * Stands in the built pages where the address of the site belongs, without a slash at its end. Only the running server
 * knows it.
 */
export const addressToFill = 'https://site.invalid'

/** Stand in the built page of lessons for what the running server, which has read them, writes there. */
export const lessonToFill = {
  path: '/lesson/0',
  title: 'the title of a lesson',
  description: 'the beginning of a lesson',
  article: '<!--lesson-->',
} as const
