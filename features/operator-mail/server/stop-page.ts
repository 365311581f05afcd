import type { PageParts } from '#features/certificates/server/public/certificate-page.ts'
import { languageLinks, pageHeader } from '#features/certificates/server/public/page-frame.ts'
import { type InPageLanguages, inPageLanguage } from '#platform/contract/languages.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { englishStop } from './stop-words-en.ts'
import { frenchStop } from './stop-words-fr.ts'

/** Neither of the app's pages nor of its API: a program sends a form there. */
export const stopPath = (key: string) => `/operator-mail/${key}` as const

const stops: InPageLanguages<typeof englishStop> = { en: englishStop, fr: frenchStop }

/** `asked` before, since programs that look at links in e-mails open them and press no button. */
export type StopState = 'asked' | 'stopped' | 'too-often'

/** Says nothing of whose emails they are, nor whether there are any. */
export function stopPage(language: string, state: StopState): PageParts {
  const words = inPageLanguage(stops, language)
  const title = { asked: words.ask, stopped: words.stopped, 'too-often': words.tooOften }[state]
  const said = { asked: words.asked, stopped: words.again, 'too-often': words.wait }[state]
  const next =
    state === 'stopped'
      ? `<a class="button mt-6" href="/operator">${escapeHtml(words.toDesk)}</a>`
      : `<form class="check" method="post"><button class="button mt-[0.4rem]">${escapeHtml(words.button)}</button></form>`
  return {
    head: `<title>${escapeHtml(title)}</title>`,
    body: `${pageHeader}<main><section class="card mt-6"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(said)}</p>${next}</section></main><footer class="text-[0.9rem] print:hidden"><nav aria-label="${escapeHtml(words.languages)}"><ul>${languageLinks(language)}</ul></nav></footer>`,
  }
}
