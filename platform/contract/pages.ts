import { pageLanguages } from './languages.ts'

/** The first language has the bare path (`app/server/pages/page-language.ts`). */
export const pathInLanguage = (path: string, language: string): string =>
  language === pageLanguages[0] ? path : `${path}?language=${language}`

/** Placeholder for the site's address, without a trailing slash: only the running server knows it. */
export const addressToFill = 'https://site.invalid'

/** Placeholder for the name of the site in what the build writes and in words of the server, which fills it in. */
export const siteNameToFill = 'Name-of-the-Site'

/** As above, for a phone's home screen. */
export const siteShortNameToFill = 'Short-Name'

/** Placeholder in the service worker for what tells one look of the site from another. */
export const siteLookToFill = 'look-of-the-site'

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

/** Placeholders that the running server replaces in the pages about the site. */
export const infoToFill = {
  title: 'the title of a page about the site',
  language: 'language-of-an-info-page',
  article: '<!--info-->',
} as const

/** Placeholder for the age from which one registers alone; where there is none the server takes away what says it. */
export const ageToFill = 'Age-to-Fill'
