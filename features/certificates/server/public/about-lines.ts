import type { Programme } from '#features/modules/contract.ts'
import type { Issuer } from '#platform/server/config/issuer.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { courseHours } from '../credentials/achievement.ts'
import type { PageWords } from './page-words-en.ts'

interface About {
  readonly words: PageWords
  readonly programmes: readonly Programme[]
  readonly moduleCount: number
  /** Of the day of the issue. */
  readonly issuer: Issuer
  /** Who answers questions now. */
  readonly today: Issuer
}

/** For how much it counts, and whom to ask: as HTML. */
export function aboutLines({ words, programmes, moduleCount, issuer, today }: About): string {
  const learnt = words.learnt(moduleCount, courseHours(moduleCount))
  return `<section class="card mt-6"><h2>${escapeHtml(words.meaning)}</h2><p>${escapeHtml(learnt)} ${escapeHtml(subjectsOf(programmes, moduleCount))}</p><p>${escapeHtml(words.unchecked(issuer.name))}</p>${contact(words, today)}</section>`
}

/** Modules that came later are not what the learner completed. */
const subjectsOf = (programmes: readonly Programme[], moduleCount: number) =>
  `${programmes
    .flatMap(({ modules }) => modules.filter(({ number }) => number <= moduleCount))
    .map(({ title }) => title)
    .join(', ')}.`

function contact(words: PageWords, { name, email, url, address }: Issuer): string {
  const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
  const ways = [
    link(url, name),
    ...(email ? [link(`mailto:${email}`, email)] : []),
    ...(address ? [escapeHtml(address)] : []),
  ]
  return `<p>${escapeHtml(words.questions)} ${ways.join(' · ')}</p>`
}
