import type { pageLanguages as contractPageLanguages } from '#platform/contract/languages.ts'
import { readLocal, writeLocal } from './local-storage.ts'
import { pageLanguage } from './page-language.en.ts'

export { pageLanguage } from './page-language.en.ts'

const offered: typeof contractPageLanguages = ['en', 'fr']

export const pageLanguages: readonly string[] = offered

const key = 'askedForLanguage'

// On a phone `Intl` takes a while to load its names, on every page with a menu.
const names: Readonly<Record<string, string>> = { en: 'English', fr: 'français' }

/** The name in itself of a language of the pages: `English`, `français`. */
export const languageName = (code: string) => names[code] ?? code

/** Returns whether the page is loaded anew, in that language. */
export function chooseLanguage(code: string): boolean {
  writeLocal('language', code)
  tellServer(code)
  const isOther = code !== pageLanguage && pageLanguages.includes(code)
  if (isOther) location.reload()
  return isOther
}

/** For the page that has just been loaded: what this device remembers and the cookie may differ. */
export function followStoredChoice(): void {
  forgetAskedLanguage()
  const stored = readLocal('language')
  const sent = cookieLanguage()
  if (sent) {
    // A link to another language may have been followed before any script ran.
    if (sent !== stored) writeLocal('language', sent)
    askAgain(sent)
  } else if (stored) {
    tellServer(stored)
    // Where no cookie can be stored, loading the page anew would change nothing.
    if (cookieLanguage() === stored) chooseLanguage(stored)
  }
}

/** A browser may ask before its cookies have the choice. Once for each choice: offline it would come so again. */
function askAgain(sent: string): void {
  try {
    if (sent === pageLanguage) sessionStorage.removeItem(key)
    else if (pageLanguages.includes(sent) && sessionStorage.getItem(key) !== sent) {
      sessionStorage.setItem(key, sent)
      location.reload()
    }
  } catch {
    // Where nothing can be noted down the page might be loaded anew for ever.
  }
}

/** The server has followed `?language=fr`, and the next choice must not meet it. */
function forgetAskedLanguage(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has('language')) return
  address.searchParams.delete('language')
  history.replaceState(history.state, '', address)
}

const cookieLanguage = () => /(?:^|; )language=([\w-]+)/.exec(document.cookie)?.[1]

/** The server must know the language before any script runs; it sends the page in it (app/server/pages/pages.ts). */
function tellServer(code: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `language=${code}; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}
