import type { Fault } from '../fault.ts'
import { countWords } from '../words.ts'
import type { LessonText, Quotation } from './lesson-text.ts'

const fewestWords = 600
const mostWords: Record<string, number> = { fr: 1280 }
const mostWordsElse = 1025
const mostWordsOfAnswer = 40
const mostWordsOfChoice = 12

// Headings are known in English only; in any other language the last section has to be a list all the same.
const lastHeadings: Record<string, [string, string]> = { en: ['Stay safe', 'What to remember'] }

export function findLessonFaults(lesson: LessonText, language: string): Fault[] {
  const { file, title, sections, wordCount } = lesson
  const faults: Fault[] = []
  const report = (line: number, reason: string) => faults.push({ file, line, reason })
  const most = mostWords[language] ?? mostWordsElse

  if (title === undefined) report(1, 'the first line must be the title: "# …"')
  if (wordCount < fewestWords || wordCount > most)
    report(1, `has ${wordCount} words; a lesson has ${fewestWords} to ${most}`)
  if (!sections.length) report(1, 'has no sections; begin each with a heading: "## …"')
  for (const [index, { anchor, heading, line, text }] of sections.entries()) {
    if (sections.findIndex((other) => other.anchor === anchor) !== index)
      report(line, `the section "${heading}" is there twice; give one another heading`)
    if (!text) report(line, `the section "${heading}" is empty; write it or take its heading away`)
  }

  faults.push(...findCheckFaults(lesson))

  const last = sections.at(-1)
  if (last && !last.isList)
    report(last.line, `the last section, "${last.heading}", must be a list: each line begins with "- "`)
  const headings = lastHeadings[language]
  if (headings && sections.length)
    for (const [index, heading] of headings.entries()) {
      const section = sections.at(index - headings.length)
      if (section?.heading !== heading)
        report(
          section?.line ?? 1,
          `the ${index ? 'last' : 'last but one'} section must be "## ${heading}"${section ? `, not "${section.heading}"` : ''}`,
        )
    }
  return faults
}

/** Of the questions to check oneself: the app takes a quotation for one where it asks and answers. */
function findCheckFaults({ file, quotations }: LessonText): Fault[] {
  return quotations.flatMap((quotation, index) => {
    const { line, section, isLast } = quotation
    const reason = faultOfQuestion(quotation) ?? faultOfChoices(quotation)
    if (reason) return { file, line, reason }
    if (quotations.some((other, at) => at < index && other.section === section))
      return { file, line, reason: 'the section has a question already; delete one of them' }
    return isLast ? [] : { file, line, reason: 'the question must stand at the end of its section' }
  })
}

function faultOfQuestion({ paragraphs: [question = '', ...answer], choices }: Quotation): string | undefined {
  if (!/\?$/.test(question.trim()))
    return 'a quotation is a question to check oneself; its first paragraph must end with "?"'
  if (answer.length === 0)
    return choices.length > 0
      ? 'the choices have no explanation; write it below them, after a line with ">"'
      : 'the question has no answer; write it below, after a line with ">"'
  const words = countWords(answer.join('\n'))
  return words > mostWordsOfAnswer
    ? `the answer has ${words} words; an answer has at most ${mostWordsOfAnswer}`
    : undefined
}

function faultOfChoices({ choices }: Quotation): string | undefined {
  if (choices.length === 0) return undefined
  if (choices.length < 2 || choices.length > 3)
    return `the question has ${choices.length === 1 ? '1 choice' : `${choices.length} choices`}; it has two or three`
  const right = choices.filter(({ isRight }) => isRight).length
  if (right !== 1)
    return `${right || 'none'} of the choices ${right > 1 ? 'are' : 'is'} bold; set the right choice in bold, all of it, and no other`
  const long = choices.find(({ text }) => countWords(text) > mostWordsOfChoice)
  return (
    long &&
    `the choice "${long.text}" has ${countWords(long.text)} words; a choice has at most ${mostWordsOfChoice}`
  )
}
