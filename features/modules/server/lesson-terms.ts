import type { Token } from 'markdown-it'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import type { LessonLabels } from './lesson-sections.ts'

/** A term of the glossary, with the other forms in which a lesson sets it in bold. */
export interface Term {
  readonly id: string
  readonly term: string
  readonly also?: readonly string[] | undefined
  readonly definition: string
}

/**
 * Makes each bold word of the running text that the glossary explains, where it first stands, a button that opens its
 * definition in place: a native popover, for touch and keys, that needs no script.
 */
export function explainTerms(tokens: readonly Token[], terms: readonly Term[], labels: LessonLabels): void {
  const unexplained = new Map(
    terms.flatMap((term) => [term.term, ...(term.also ?? [])].map((form) => [plain(form), term])),
  )
  for (const [index, { type, children }] of tokens.entries()) {
    if (type !== 'inline' || tokens[index - 1]?.type === 'heading_open') continue
    for (const [at, open] of (children ?? []).entries()) {
      const [word, close] = children?.slice(at + 1, at + 3) ?? []
      const isBold = open.type === 'strong_open' && close?.type === 'strong_close'
      const term = isBold ? unexplained.get(plain(word?.content ?? '')) : undefined
      if (!term || !word) continue
      for (const form of [term.term, ...(term.also ?? [])]) unexplained.delete(plain(form))
      children?.splice(at, 3, asButton(word, term, labels))
    }
  }
}

const plain = (words: string) => words.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

// A paragraph may hold only elements of text.
function asButton(word: Token, { id, term, definition }: Term, { close }: LessonLabels): Token {
  const popover = `term-${id}`
  const content = [
    `<button type="button" class="lesson-term" popovertarget="${popover}">${escapeHtml(word.content)}</button>`,
    `<span popover id="${popover}" class="lesson-meaning"><strong>${escapeHtml(term)}</strong>`,
    `<button type="button" popovertarget="${popover}" popovertargetaction="hide" aria-label="${close}"></button>`,
    `<span>${escapeHtml(definition)}</span></span>`,
  ].join('')
  return Object.assign(word, { type: 'html_inline', content })
}
