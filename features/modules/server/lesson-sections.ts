import type { Token } from 'markdown-it'
import { type RenderTokens, renderCheck, takeChecks } from './lesson-check.ts'
import type { LessonLabels } from './lesson-labels.ts'

/** `id` is its address in the page, the same in every language; `words` are how many it has to read. */
export interface LessonSection {
  readonly id: string
  readonly title: string
  readonly words: number
}

/** Gives each its address. `known` are those of the first language. */
export function nameSections(tokens: readonly Token[], known: readonly LessonSection[]): LessonSection[] {
  return splitAtHeadings(tokens)
    .filter(([heading]) => isSectionHeading(heading))
    .map((part, index) => {
      const [heading, words] = part
      const id = known[index]?.id ?? slug(words?.content ?? '')
      heading?.attrSet('id', id)
      return { id, title: textOf(words), words: countWords(part) }
    })
}

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** Each section in an element of its own, and after it the question to check oneself. */
export function renderSections(tokens: readonly Token[], labels: LessonLabels, render: RenderTokens): string {
  let count = 0
  return splitAtHeadings(tokens)
    .flatMap((part) => {
      const { text, checks } = takeChecks(part)
      return [
        `<section>${render(text)}</section>\n`,
        ...checks.map((check) => renderCheck(check, ++count, labels, render)),
      ]
    })
    .join('')
}

const isSectionHeading = (token: Token | undefined) => token?.type === 'heading_open' && token.tag === 'h2'

/** What stands before the first heading is a part, too. */
function splitAtHeadings(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = []
  for (const token of tokens) {
    if (isSectionHeading(token) || parts.length === 0) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}

const textOf = (inline: Token | undefined) =>
  (inline?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : type === 'image' ? '' : content))
    .join('')

const countWords = (tokens: readonly Token[]) =>
  tokens
    .flatMap((token) => (token.type === 'inline' ? textOf(token).split(/\s+/) : []))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
