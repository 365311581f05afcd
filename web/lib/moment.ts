import { pageLanguage } from './page-language.ts'

/** A moment, in ms, in the words of the page's language and the time of this device. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'long', timeStyle: 'short' }).format(at)
