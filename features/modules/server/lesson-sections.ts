import type { Token } from 'markdown-it'
import { inPageLanguage } from '#platform/contract/languages.ts'

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

type Render = (tokens: Token[]) => string

/** Each section in an element of its own, and after it the question to check oneself. */
export function renderSections(tokens: readonly Token[], labels: LessonLabels, render: Render): string {
  let count = 0
  return splitAtHeadings(tokens)
    .flatMap((part) => {
      const { text, checks } = takeChecks(part)
      return [
        `<section>${render(text)}</section>\n`,
        ...checks.map((check) => foldAnswer(check, ++count, labels, render)),
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

/** A quotation of which the first paragraph asks and the others answer. */
function takeChecks(tokens: readonly Token[]): { text: Token[]; checks: Token[][] } {
  const text: Token[] = []
  const checks: Token[][] = []
  for (let index = 0; index < tokens.length; index++) {
    const quotation = quotationAt(tokens, index)
    if (isCheck(quotation)) {
      checks.push(quotation)
      index += quotation.length + 1
    } else text.push(...tokens.slice(index, index + 1))
  }
  return { text, checks }
}

/** What is inside the quotation that begins here; nothing where none does. */
function quotationAt(tokens: readonly Token[], start: number): Token[] {
  if (tokens[start]?.type !== 'blockquote_open' || tokens[start].level > 0) return []
  const isEnd = ({ type, level }: Token, index: number) =>
    index > start && type === 'blockquote_close' && level === 0
  return tokens.slice(start + 1, tokens.findIndex(isEnd))
}

const isCheck = ([, question, , answer]: readonly Token[]) =>
  answer !== undefined && /\?$/.test(question?.content.trim() ?? '')

function foldAnswer(check: readonly Token[], number: number, labels: LessonLabels, render: Render): string {
  const question = render(check.slice(0, 3))
  const answer = render(check.slice(3))
  const title = `<p class="lesson-check-title">${labels.check} <span>${labels.think}</span></p>`
  const summary = `<summary><span>${labels.show}</span><span>${labels.hide}</span></summary>`
  const say = (words: string) => `<label><input type="radio" name="check-${number}">${words}</label>`
  const own = `<p class="lesson-knew" role="radiogroup" aria-label="${labels.check}">${say(labels.knew)}${say(labels.notYet)} <span>${labels.again}</span></p>`
  return `<div class="lesson-check">${title}\n${question}<details>${summary}\n<div>${answer}</div>\n${own}</details></div>\n`
}

const textOf = (inline: Token | undefined) =>
  (inline?.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : type === 'image' ? '' : content))
    .join('')

const countWords = (tokens: readonly Token[]) =>
  tokens
    .flatMap((token) => (token.type === 'inline' ? textOf(token).split(/\s+/) : []))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** What the parts of a lesson are called, in the language of the lesson. */
export interface LessonLabels {
  readonly check: string
  readonly think: string
  readonly show: string
  readonly hide: string
  /** What learners say of their own answer, and what helps where it was another. */
  readonly knew: string
  readonly notYet: string
  readonly again: string
  readonly close: string
}

const english: LessonLabels = {
  check: 'Check yourself',
  think: 'Answer in your head first, then compare.',
  show: 'I have my answer: compare',
  hide: 'Hide the answer',
  knew: 'I knew it',
  notYet: 'Not yet',
  again: 'Read the part above once more.',
  close: 'Close',
}

const french: LessonLabels = {
  check: 'Avez-vous compris ?',
  think: 'Répondez d’abord dans votre tête, puis comparez.',
  show: 'J’ai ma réponse\u00a0: comparer',
  hide: 'Masquer la réponse',
  knew: 'Je le savais',
  notYet: 'Pas encore',
  again: 'Relisez la partie ci-dessus.',
  close: 'Fermer',
}

export const labelsIn = (language: string): LessonLabels =>
  inPageLanguage({ en: english, fr: french }, language)
