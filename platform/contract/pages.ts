import { pageLanguages } from './languages.ts'

/** The first language has the bare path (`app/server/pages/page-language.ts`). */
export const pathInLanguage = (path: string, language: string): string =>
  language === pageLanguages[0] ? path : `${path}?language=${language}`

/** Placeholder for the site's address, without a trailing slash: only the running server knows it. */
export const addressToFill = 'https://site.invalid'

/** Placeholders that the running server replaces in the page of a lesson or of a class. */
export const lessonToFill = {
  title: 'the title of a lesson',
  description: 'the beginning of a lesson',
  heading: 'the heading of a lesson',
  language: 'language-of-a-lesson',
  article: '<!--lesson-->',
  /** Where the page has the lesson as the API gives it, without its text, which stands in the page already. */
  dataId: 'lesson-data',
  data: '{}',
} as const
