import { pageLanguages } from '#platform/contract/languages.ts'
import { siteNameToFill } from '#platform/contract/pages.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'

// The mark of platform/web/drawings/logo.tsx; a logo stands in its place by its class (app/server/pages/site-look.ts).
const mark =
  '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="M7 1h18a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6Zm1 5a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2Zm12 0a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h4a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2Z"/><path d="m11 24-4 6m14-6 4 6" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg>'

/** Of every page that the server writes: the way to the site. */
export const pageHeader = `<header><a class="brand inline-flex min-h-11 items-center gap-3 no-underline" href="/">${mark}${siteNameToFill}</a></header>`

const choices = new Map<string, string>()

/** Links to the other languages, made once for each language: looking up names of languages is slow. */
export function languageLinks(language: string): string {
  const known = choices.get(language)
  if (known !== undefined) return known
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const others = pageLanguages.filter((code) => code !== language)
  const links = others.map((code) => {
    const own = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? names.of(code) ?? code
    return `<li><a href="?language=${code}" lang="${code}" hreflang="${code}">${escapeHtml(own.charAt(0).toLocaleUpperCase(code) + own.slice(1))}</a></li>`
  })
  choices.set(language, links.join(''))
  return links.join('')
}
