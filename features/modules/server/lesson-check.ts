import type { Token } from 'markdown-it'
import type { LessonLabels } from './lesson-labels.ts'

export type RenderTokens = (tokens: Token[]) => string

/** A question to check oneself: what is inside a quotation of which the first paragraph asks and the rest answers. */
type Check = readonly Token[]

/** The questions apart from the text that they are about. */
export function takeChecks(tokens: readonly Token[]): { text: Token[]; checks: Check[] } {
  const text: Token[] = []
  const checks: Check[] = []
  for (let index = 0; index < tokens.length; index++) {
    const check = checkAt(tokens, index)
    if (check) {
      checks.push(check)
      index += check.length + 1
    } else text.push(...tokens.slice(index, index + 1))
  }
  return { text, checks }
}

function checkAt(tokens: readonly Token[], start: number): Check | undefined {
  if (tokens[start]?.type !== 'blockquote_open' || tokens[start].level > 0) return undefined
  const isEnd = ({ type, level }: Token, index: number) =>
    index > start && type === 'blockquote_close' && level === 0
  const inside = tokens.slice(start + 1, tokens.findIndex(isEnd))
  const [, question, , answer] = inside
  return answer !== undefined && /\?$/.test(question?.content.trim() ?? '') ? inside : undefined
}

/**
 * A list below the question holds its choices, the right one in bold. That is no emphasis, nor a term to explain: it is
 * taken off, and the list knows which one is right. Any other list is an answer as written.
 */
export function markChoices(tokens: readonly Token[]): void {
  for (const index of tokens.keys()) {
    const [list, choices, explanation] = splitChoices(checkAt(tokens, index) ?? [])
    const right = choices.filter(isBold)
    if (!list || explanation.length === 0 || right.length !== 1) continue
    if (choices.length < 2 || choices.length > 3) continue
    list.meta = { right: right[0] }
    for (const choice of right)
      choice.children = choice.children?.filter(({ type }) => !type.startsWith('strong_')) ?? null
  }
}

/** The list below the question, its points, and what follows it. */
function splitChoices(check: Check): [list: Token | undefined, choices: Token[], explanation: Token[]] {
  const [list] = check.slice(3)
  if (list?.type !== 'bullet_list_open') return [undefined, [], []]
  const end = check.findIndex(({ type, level }) => type === 'bullet_list_close' && level === list.level)
  const choices = check.slice(3, end).filter(({ type }) => type === 'inline')
  return [list, choices, check.slice(end + 1)]
}

/** As a whole. */
export function isBold({ children }: Token): boolean {
  const parts = (children ?? []).filter(({ type, content }) => type !== 'text' || content)
  const opened = parts.filter(({ type }) => type === 'strong_open').length
  return opened === 1 && parts[0]?.type === 'strong_open' && parts.at(-1)?.type === 'strong_close'
}

/** `number` counts the questions of a lesson. */
export function renderCheck(
  check: Check,
  number: number,
  labels: LessonLabels,
  render: RenderTokens,
): string {
  const [note, answer] = check[3]?.meta ? [labels.tap, offerChoices] : [labels.think, foldAnswer]
  const title = `<p class="lesson-check-title">${labels.check} <span>${note}</span></p>`
  return `<div class="lesson-check">${title}\n${answer(check, `check-${number}`, labels, render)}</div>\n`
}

const radio = (name: string, words: string) => `<input type="radio" name="${name}">${words}</label>`

function foldAnswer(check: Check, name: string, labels: LessonLabels, render: RenderTokens): string {
  const summary = `<summary><span>${labels.show}</span><span>${labels.hide}</span></summary>`
  const say = (words: string) => `<label>${radio(name, words)}`
  const own = `<p class="lesson-knew" role="radiogroup" aria-label="${labels.check}">${say(labels.knew)}${say(labels.notYet)} <span>${labels.again}</span></p>`
  const answer = render(check.slice(3))
  return `${render(check.slice(0, 3))}<details>${summary}\n<div>${answer}</div>\n${own}</details>`
}

/** Style sheets show the verdict on the choice that is checked: each has its own, so that each is announced. */
function offerChoices(check: Check, name: string, labels: LessonLabels, render: RenderTokens): string {
  const [list, choices, explanation] = splitChoices(check)
  const right = list?.meta?.right
  const id = `asked-${name}`
  check[0]?.attrSet('id', id)
  const offers = choices.map((choice) => {
    const mark = choice === right ? ' class="lesson-right"' : ''
    return `<label${mark}>${radio(name, `<span>${render([choice])}</span>`)}`
  })
  const verdicts = choices.map((choice) =>
    choice === right
      ? `<div><strong>${labels.right}</strong>\n${render(explanation)}</div>`
      : `<p>${labels.wrong}</p>`,
  )
  return [
    render(check.slice(0, 3)),
    `<p class="lesson-choices" role="radiogroup" aria-labelledby="${id}">${offers.join('')}</p>\n`,
    `<div class="lesson-verdicts" role="status">${verdicts.join('')}</div>`,
  ].join('')
}
