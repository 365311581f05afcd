import { escapeHtml } from '#platform/server/http/escape-html.ts'
import type { PageWords } from './page-words-en.ts'

export const verifyPath = '/verify'

/** Where a number is typed that was read from paper, as HTML. It needs no script. */
export const numberForm = (words: PageWords, typed = ''): string =>
  `<form class="check" action="${verifyPath}"><p>${escapeHtml(words.checkNote)}</p><label for="number">${escapeHtml(words.checkLabel)}</label><input id="number" name="number" value="${escapeHtml(typed)}" aria-describedby="number-hint" required autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200"><p class="text-soft" id="number-hint">${escapeHtml(words.checkHint)}</p><button class="button primary mt-[0.4rem]">${escapeHtml(words.checkButton)}</button></form>`

/** In groups of four, which a copy has without the gaps. */
export const groupedNumber = (id: string): string =>
  `<span class="inline-flex flex-wrap gap-x-[0.45em] align-bottom font-mono">${groupsOf(id)
    .map((group) => `<span>${escapeHtml(group)}</span>`)
    .join('')}</span>`

export const groupsOf = (id: string): string[] => id.match(/.{1,4}/gs) ?? []

const idLength = 22

/** On paper these look alike. */
const lookalikes = ['Il1', '0O']

/** More tries would be a search. */
const mostCandidates = 256

/** What may be meant by a number that was typed or an address that was pasted, as it was typed first. */
export function readTypedNumber(typed: string): string[] {
  const number = typed
    .normalize('NFKC')
    .replace(/^.*\/(?:certificates|badges)\//s, '')
    .replace(/[?#].*$/s, '')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
  if (number.length !== idLength || !/^[\w-]+$/.test(number)) return []
  const choices = [...number].map((character) => [
    character,
    ...(lookalikes.find((alike) => alike.includes(character)) ?? '').replace(character, ''),
  ])
  const count = choices.reduce((product, { length }) => product * length, 1)
  if (count > mostCandidates) return [number]
  return choices.reduce(
    (begun, characters) => begun.flatMap((start) => characters.map((character) => start + character)),
    [''],
  )
}
