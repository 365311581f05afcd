import MarkdownIt from 'markdown-it'
import { isBold } from '#features/modules/server/lesson-check.ts'
import { countWords } from '../words.ts'

export interface LessonText {
  readonly file: string
  readonly moduleNumber: number
  readonly title: string | undefined
  readonly sections: readonly Section[]
  readonly blocks: readonly Block[]
  readonly bold: readonly Block[]
  readonly links: readonly Block[]
  readonly images: readonly Image[]
  readonly quotations: readonly Quotation[]
  /** Words of headings and blocks, the title and quotations aside. */
  readonly wordCount: number
}

/** `anchor` is what stands behind `#` in a link to the section; `isList` when there is nothing but lists in it. */
export interface Section {
  readonly heading: string
  readonly anchor: string
  readonly line: number
  readonly text: string
  readonly isList: boolean
}

interface Block {
  readonly text: string
  readonly line: number
}

/**
 * The question to check oneself, which ends a section: a paragraph that asks, then one or more that answer. `choices` are
 * the points of a list between them.
 */
export interface Quotation {
  readonly paragraphs: readonly string[]
  readonly choices: readonly Choice[]
  readonly line: number
  /** The number of its section, from 0 on. */
  readonly section: number
  readonly isLast: boolean
}

export interface Choice {
  readonly text: string
  readonly isRight: boolean
}

/** A picture; `source` is the file it names, `alternative` the text for people who cannot see it. */
export interface Image {
  readonly source: string
  readonly alternative: string
  readonly line: number
  readonly isAlone: boolean
}

interface QuotationInProgress extends Quotation {
  readonly paragraphs: string[]
  readonly choices: Choice[]
  isLast: boolean
}

const markdown = new MarkdownIt({ html: false, linkify: false })

/** Never throws: what is not there is missing in the result. */
export function parseLesson(file: string, moduleNumber: number, text: string): LessonText {
  const blocks: Block[] = []
  const bold: Block[] = []
  const links: Block[] = []
  const images: Image[] = []
  const sections: { heading: string; line: number; texts: string[]; isList: boolean }[] = []
  const quotations: QuotationInProgress[] = []
  let isQuoted = false
  let isChoosing = false
  let listDepth = 0
  let headingLevel = ''

  for (const token of markdown.parse(text, {})) {
    if (/^(bullet|ordered)_list_open$/.test(token.type)) listDepth++
    if (/^(bullet|ordered)_list_close$/.test(token.type)) listDepth--
    if (token.type === 'blockquote_open' && token.level === 0) {
      const line = (token.map?.[0] ?? 0) + 1
      quotations.push({ paragraphs: [], choices: [], line, section: sections.length - 1, isLast: true })
      isQuoted = true
    }
    if (token.type === 'blockquote_close' && token.level === 0) isQuoted = false
    if (token.type === 'bullet_list_open' && isQuoted && quotations.at(-1)?.paragraphs.length === 1)
      isChoosing = true
    if (token.type === 'bullet_list_close' && token.level === 1) isChoosing = false
    if (token.type === 'heading_open') headingLevel = token.tag
    if (token.type === 'heading_close') headingLevel = ''
    if (token.type !== 'inline') continue

    let line = (token.map?.[0] ?? 0) + 1
    const startLine = line
    let words = ''
    let boldFrom = -1
    for (const child of token.children ?? []) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') {
        line++
        words += ' '
      } else if (child.type === 'strong_open') boldFrom = words.length
      else if (child.type === 'strong_close') {
        if (!isChoosing) bold.push({ text: words.slice(boldFrom), line })
      } else if (child.type === 'link_open') links.push({ text: String(child.attrGet('href') ?? ''), line })
      else if (child.type === 'image')
        images.push({
          source: String(child.attrGet('src') ?? ''),
          alternative: child.content,
          line,
          isAlone: token.children?.length === 1 && token.level === 1,
        })
      else words += child.content
    }

    if (headingLevel === 'h1') continue
    const quotation = quotations.at(-1)
    if (isChoosing) {
      quotation?.choices.push({ text: words, isRight: isBold(token) })
      continue
    }
    if (isQuoted) {
      quotation?.paragraphs.push(words)
      blocks.push({ text: words, line: startLine })
      continue
    }
    if (quotation?.section === sections.length - 1 && headingLevel !== 'h2') quotation.isLast = false
    if (headingLevel === 'h2') sections.push({ heading: words, line: startLine, texts: [], isList: true })
    else if (words.trim()) {
      const section = sections.at(-1)
      section?.texts.push(words)
      if (section && listDepth === 0) section.isList = false
      if (!headingLevel) blocks.push({ text: words, line: startLine })
    }
  }

  return {
    file,
    moduleNumber,
    title: /^# +(\S.*)/.exec(text)?.[1],
    sections: sections.map(({ heading, line, texts, isList }) => ({
      heading,
      anchor: anchorOf(heading),
      line,
      text: texts.join('\n'),
      isList: isList && texts.length > 0,
    })),
    blocks,
    bold,
    links,
    images,
    quotations,
    wordCount:
      countWords([...sections.map(({ heading }) => heading), ...blocks.map(({ text }) => text)].join('\n')) -
      countWords(quotations.flatMap(({ paragraphs }) => paragraphs).join('\n')),
  }
}

export function anchorOf(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
