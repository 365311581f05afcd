import type { pageLanguages as contractPageLanguages } from '#contract/languages.ts'
import { readLocal, writeLocal } from './local-storage.ts'
import { pageLanguage } from './page-language.en.ts'

export { pageLanguage } from './page-language.en.ts'

const offered: typeof contractPageLanguages = ['en', 'fr']

/** What the pages can be read in, by codes. */
export const pageLanguages: readonly string[] = offered

/** A language's name in itself: `English`, `français`. */
export const languageName = (code: string) =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code

/**
 * Remembers the reader's choice on this device, and loads the page anew where it is to be had in that language.
 * Returns whether it does.
 */
export function chooseLanguage(code: string): boolean {
  writeLocal('language', code)
  tellServer(code)
  const isOther = code !== pageLanguage && pageLanguages.includes(code)
  if (isOther) location.reload()
  return isOther
}

/** For a choice that the server was not told of, as it sent this page in another language. */
export function followStoredChoice(): void {
  const code = readLocal('language')
  if (!code || document.cookie.includes(`language=${code}`)) return
  tellServer(code)
  // Where no cookie can be stored, loading the page anew would change nothing.
  if (document.cookie.includes(`language=${code}`)) chooseLanguage(code)
}

/** The server must know the language before any script runs; it sends the page in it (server/pages.ts). */
function tellServer(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `language=${code}; path=/; max-age=31536000; samesite=lax`
}
