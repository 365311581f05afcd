import { join } from 'node:path'
import MarkdownIt, { type Token } from 'markdown-it'
import {
  type ContentFolder,
  findFile,
  type Localized,
  readLocalized,
} from '#server/platform/content/content-folder.ts'
import { ContentError, readText } from '#server/platform/content/yaml-file.ts'
import { readDiagram } from './diagram.ts'

/** As HTML, its title apart. */
export interface Lesson {
  readonly title: string
  readonly html: string
  readonly beginning: string
  readonly sections: readonly string[]
}

/** What a search engine shows of a description, in characters. */
const longestBeginning = 160

// Raw HTML in a lesson stays text, so that a lesson can never run anything in a learner's browser.
const markdown = new MarkdownIt({ html: false, linkify: false })

/** @throws ContentError */
export function readLesson(folder: ContentFolder, moduleNumber: number): Localized<Lesson> {
  return readArticle(folder, `lessons/module-${moduleNumber}.md`)
}

/** @throws ContentError */
export function readArticle(folder: ContentFolder, file: string): Localized<Lesson> {
  let sections: readonly string[] | undefined
  return readLocalized(folder, file, (path, language) => {
    const diagram = (name: string) => findFile(folder, language, join('lessons', name))
    const lesson = renderLesson(path, diagram, sections)
    // A section has the same address in every language, that of the first one.
    sections ??= lesson.sections
    return lesson
  })
}

function renderLesson(
  file: string,
  findDiagram: (name: string) => string,
  sections: readonly string[] | undefined,
): Lesson {
  const text = readText(file)
  const [, title = ''] = /^# (.+)\r?\n/.exec(text) ?? []
  if (!title.trim()) throw new ContentError(file, 1, 'must begin with its title: # …')
  const tokens = markdown.parse(text.slice(text.indexOf('\n') + 1), {})
  if (tokens.length === 0) throw new ContentError(file, 1, 'has no text beneath its title')
  const ids = nameSections(tokens, sections ?? [])
  const html = markdown.renderer.render(drawDiagrams(tokens, findDiagram), markdown.options, {})
  return { title: title.trim(), html, beginning: beginningOf(tokens), sections: ids }
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

function nameSections(tokens: readonly Token[], known: readonly string[]): string[] {
  const headings = tokens.filter(({ type, tag }) => type === 'heading_open' && tag === 'h2')
  return headings.map((heading, index) => {
    const id = known[index] ?? slug(tokens[tokens.indexOf(heading) + 1]?.content ?? '')
    heading.attrSet('id', id)
    return id
  })
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

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
