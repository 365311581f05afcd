import type { Programme } from '#features/modules/contract.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'

/** The ticket of the PDF, in the classes of platform/web/ui/torn-ticket.css. Without a stub nothing is torn off. */
export function ticketHtml(programmes: readonly Programme[], body: string, stub?: string): string {
  const stripe = programmes.map(({ season }) => `<span${seasonOf(season)}></span>`).join('')
  const torn = stub ? `<div class="torn-stub" data-season="fall">${stub}</div>` : ''
  return `<div class="torn-frame"><div class="torn${stub ? '' : ' whole'}"><div class="torn-body"><div class="torn-stripe" aria-hidden="true">${stripe}</div>${body}</div>${torn}</div></div>`
}

/** One after another, each with its punch, whose shape the template of the page has. */
export function stationsHtml(
  programmes: readonly Programme[],
  isCompleted: (moduleNumber: number) => boolean,
): string {
  const stations = programmes.flatMap(({ season, modules }) =>
    modules
      .filter(({ number }) => isCompleted(number))
      .map(
        ({ number, station }) =>
          `<li${seasonOf(season)}><svg viewBox="0 0 24 24" aria-hidden="true"><use href="#punch-${number}"/></svg><span class="@max-[51rem]:sr-only">${escapeHtml(station)}</span></li>`,
      ),
  )
  return `<ol class="punched-line">${stations.join('')}</ol>`
}

const signs = {
  good: 'm5 12.500 4.500 4.500L19 7.500',
  bad: 'm6.500 6.500 11 11m0-11-11 11',
  plain: 'M5 12h14',
}

/** By a sign too, not by colour alone. */
export function verdict(text: string, kind: keyof typeof signs): string {
  return `<p class="verdict ${kind}"><svg class="w-[1.35rem] flex-none" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3.200" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${signs[kind]}"/></svg>${escapeHtml(text)}</p>`
}

/** In characters: more do not fit into the circle. */
const mostStamped = 11

/** As platform/web/ui/date-stamp.tsx has it; the date is said elsewhere. */
export function stampHtml(words: string, at: number, language: string): string {
  const said = words.length <= mostStamped ? `<span>${escapeHtml(words)}</span>` : ''
  return `<div class="date-stamp" aria-hidden="true">${said}<strong>${escapeHtml(dateText(at, 'day', language))}</strong><span>${escapeHtml(dateText(at, 'year', language))}</span></div>`
}

const seasonOf = (season: Programme['season']) => (season ? ` data-season="${season}"` : '')

const styles = {
  long: { dateStyle: 'long' },
  day: { day: 'numeric', month: 'short' },
  year: { year: 'numeric' },
} as const

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * In UTC. A format takes far longer to make than to use.
 * @param language of the pages, which are few: each keeps its formats
 */
export function dateText(time: number, style: keyof typeof styles, language: string): string {
  const key = `${style} ${language}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...styles[style] })
  formats.set(key, format)
  return format.format(time)
}
