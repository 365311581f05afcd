import type { Lesson } from '#features/modules/server/lesson.ts'
import { listSections } from '#features/modules/server/section-list.ts'
import type { InfoPageName } from '#features/site/contract/info-pages.ts'
import { infoToFill } from '#platform/contract/pages.ts'
import { inLanguage } from '#platform/server/content/content-folder.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import type { InfoPages } from './info-pages.ts'
import { infoSlots, infoWordsIn, type SlotParts } from './info-slots.ts'

export interface InfoPageParts extends SlotParts {
  readonly infoPages: InfoPages
}

/** Fills in what the build left open in the pages about the site, by name, for the language of the page. */
export function infoPageWriters(
  parts: InfoPageParts,
  language: string,
): ReadonlyMap<InfoPageName, (built: string) => string> {
  const slots = infoSlots(parts, language)
  return new Map(
    [...parts.infoPages.pages].map(([name, localized]) => {
      const page = inLanguage(localized, language)
      const shown = localized.has(language) ? language : ([...localized.keys()][0] ?? language)
      return [name, (built) => writeInfoPage(built, page, shown, slots)]
    }),
  )
}

function writeInfoPage(
  built: string,
  { title, html }: Lesson,
  language: string,
  slots: Readonly<Record<string, string>>,
): string {
  const filled = fillSlots(html, slots, language)
  return built
    .replaceAll(infoToFill.title, () => escapeHtml(title))
    .replaceAll(infoToFill.language, () => language)
    .replace(infoToFill.article, () => listSections(filled, language) + filled)
}

/**
 * A paragraph or an entry of a list whose slot is empty is left out, and a section of which nothing is left; what that
 * concerns is said below all of it.
 */
export function fillSlots(html: string, slots: Readonly<Record<string, string>>, language: string): string {
  const words = infoWordsIn(language)
  const missing = new Set<string>()
  const filled = html
    .replace(/<(p|li)>(?:(?!<\/?\1>)[\s\S])*\{\{([\w-]+)\}\}(?:(?!<\/?\1>)[\s\S])*<\/\1>\n?/g, (block) => {
      const empty = [...block.matchAll(/\{\{([\w-]+)\}\}/g)].filter(([, name = '']) => !slots[name])
      for (const [, name = ''] of empty) missing.add(name)
      return empty.length === 0 ? block : ''
    })
    .replace(/<p>\{\{what-we-keep\}\}<\/p>/, () => slots['what-we-keep'] ?? '')
    .replace(/\{\{([\w-]+)\}\}/g, (_slot, name: string) => slots[name] ?? '')
    .replace(/<ul>\s*<\/ul>\n?/g, '')
    .replace(/<section><h2[^>]*>[^<]*<\/h2>\s*<\/section>\n?/g, '')
  const named = Object.entries(words.slots).flatMap(([slot, word]) => (missing.has(slot) ? [word] : []))
  return named.length === 0
    ? filled
    : `${filled}<p class="lesson-missing">${escapeHtml(words.missing(named))}</p>`
}
