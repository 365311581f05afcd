import { pageLanguage } from './page-language.ts'

/**
 * Writes times (ms) in the language of the page. Made when it is first used: on a phone, `Intl` takes up to 20 ms for
 * its first formatter, which a page that shows no date would wait for.
 */
export function dateText(options: Intl.DateTimeFormatOptions): (at: number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (at) => {
    format ??= new Intl.DateTimeFormat(pageLanguage, options)
    return format.format(at)
  }
}
