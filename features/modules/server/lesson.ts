import { join } from 'node:path'
import MarkdownIt, { type Token } from 'markdown-it'
import {
  type ContentFolder,
  findFile,
  type Localized,
  readLocalized,
} from '#platform/server/content/content-folder.ts'
import { ContentError, readText } from '#platform/server/content/yaml-file.ts'
import { readDiagram } from './diagram.ts'
import { type LessonSection, labelsIn, nameSections, renderSections } from './lesson-sections.ts'
import { explainTerms, type Term } from './lesson-terms.ts'

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
export function readLesson(
  folder: ContentFolder,
  moduleNumber: number,
  termsIn?: TermsIn,
): Localized<Lesson> {
  return readArticle(folder, `lessons/module-${moduleNumber}.md`, termsIn)
}

/** @throws ContentError */
export function readArticle(
  folder: ContentFolder,
  file: string,
  termsIn: TermsIn = () => [],
): Localized<Lesson> {
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
  explainTerms(tokens, terms, labels)
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
