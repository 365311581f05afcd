import { join } from 'node:path'
import MarkdownIt, { type Token } from 'markdown-it'
import {
  type ContentFolder,
  findFile,
  type Localized,
  readLocalized,
} from '#platform/server/content/content-folder.ts'
import { ContentError, readText } from '#platform/server/content/yaml-file.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import { readDiagram } from './diagram.ts'
import { markChoices } from './lesson-check.ts'
import { type LessonLabels, labelsIn } from './lesson-labels.ts'
import { type LessonSection, nameSections, renderSections } from './lesson-sections.ts'

/** As HTML, its title apart. */
export interface Lesson {
  readonly title: string
  readonly html: string
  readonly beginning: string
  readonly sections: readonly LessonSection[]
}

/** What a search engine shows of a description, in characters. */
const longestBeginning = 160

// Raw HTML in a lesson stays text, so that a lesson can never run anything in a learner's browser.
const markdown = new MarkdownIt({ html: false, linkify: false })

/** The terms that a lesson may explain, in the language. */
type TermsIn = (language: string) => readonly Term[]

/** @throws ContentError */
export function readLesson(folder: ContentFolder, moduleNumber: number, termsIn?: TermsIn) {
  return readArticle(folder, `lessons/module-${moduleNumber}.md`, termsIn)
}

/** @throws ContentError */
export function readArticle(folder: ContentFolder, file: string, termsIn: TermsIn = () => []) {
  let sections: readonly LessonSection[] = []
  return readLocalized(folder, file, (path, language) => {
    const findDiagram = (name: string) => findFile(folder, language, join('lessons', name))
    const lesson = renderLesson(path, { language, findDiagram, terms: termsIn(language), sections })
    // A section has the same address in every language, that of the first one.
    if (sections.length === 0) sections = lesson.sections
    return lesson
  })
}

interface Surroundings {
  readonly language: string
  readonly findDiagram: (name: string) => string
  readonly terms: readonly Term[]
  readonly sections: readonly LessonSection[]
}

function renderLesson(file: string, { language, findDiagram, terms, sections }: Surroundings): Lesson {
  const text = readText(file)
  const [, title = ''] = /^# (.+)\r?\n/.exec(text) ?? []
  if (!title.trim()) throw new ContentError(file, 1, 'must begin with its title: # …')
  const tokens = markdown.parse(text.slice(text.indexOf('\n') + 1), {})
  if (tokens.length === 0) throw new ContentError(file, 1, 'has no text beneath its title')
  const beginning = beginningOf(tokens)
  const named = nameSections(tokens, sections)
  const labels = labelsIn(language)
  markChoices(tokens)
  explainTerms(tokens, terms, labels)
  markLeads(tokens)
  const html = renderSections(drawDiagrams(tokens, findDiagram), labels, (part) =>
    markdown.renderer.render(part, markdown.options, {}),
  )
  return { title: title.trim(), html, beginning, sections: named }
}

function beginningOf(tokens: readonly Token[]): string {
  const isText = ({ type }: Token, index: number) =>
    type === 'inline' && tokens[index - 1]?.type === 'paragraph_open'
  const words = (tokens.find(isText)?.children ?? []).map(({ type, content }) =>
    type === 'softbreak' ? ' ' : type === 'image' ? '' : content,
  )
  const text = words.join('').trim()
  return text.length <= longestBeginning ? text : `${text.slice(0, longestBeginning).replace(/\s+\S*$/, '')}…`
}

function drawDiagrams(tokens: readonly Token[], findDiagram: (name: string) => string): Token[] {
  return tokens.flatMap((token, index) => {
    const picture = pictureOf(tokens[index + 1])
    if (token.type === 'paragraph_open' && picture) return figure(picture, findDiagram)
    const isRest = pictureOf(token) ?? (token.type === 'paragraph_close' && pictureOf(tokens[index - 1]))
    return isRest ? [] : [token]
  })
}

function pictureOf(token: Token | undefined): Token | undefined {
  const [only, more] = token?.children ?? []
  return !more && only?.type === 'image' ? only : undefined
}

function figure(picture: Token, findDiagram: (name: string) => string): Token {
  const name = String(picture.attrGet('src'))
  const caption = String(picture.attrGet('title') ?? '')
  const drawing = readDiagram(findDiagram(name), picture.content)
  const words = caption && `<figcaption>${markdown.utils.escapeHtml(caption)}</figcaption>`
  const block = { type: 'html_block', content: `<figure>${drawing}${words}</figure>\n` }
  return Object.assign(Object.create(picture) as Token, block)
}

declare module '#platform/server/feature.ts' {
  interface Content {
    readonly lessons: ReadonlyMap<number, Localized<Lesson>>
  }
}

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
function explainTerms(tokens: readonly Token[], terms: readonly Term[], labels: LessonLabels): void {
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
      keepWith(word, children?.[at + 1])
    }
  }
}

/** A line may end after a button, and the next would begin with the mark that belongs to the word. */
function keepWith(button: Token, next: Token | undefined): void {
  const [mark] = (next?.type === 'text' && /^[\u00a0\u202f]?[.,;:!?…)\]»”’]+/.exec(next.content)) || []
  if (!next || !mark) return
  button.content = `<span class="lesson-kept">${button.content}${escapeHtml(mark)}</span>`
  next.content = next.content.slice(mark.length)
}

/** The bold sentence that a point of a list begins with, which may stand on a line of its own. */
function markLeads(tokens: readonly Token[]): void {
  for (const [index, { children }] of tokens.entries()) {
    const [open, words, close] = (children ?? []).filter(({ type, content }) => type !== 'text' || content)
    const isFirst = tokens[index - 2]?.type === 'list_item_open'
    if (isFirst && open?.type === 'strong_open' && close?.type === 'strong_close')
      if (/[.!?]$/.test(words?.content ?? '')) open.attrSet('class', 'lesson-lead')
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
